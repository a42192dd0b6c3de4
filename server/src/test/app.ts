import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { buildApp } from "#app";
import { createContainer } from "#container";
import { users } from "#db/schema/index";
import { parseEnv } from "#env";
import { createLogger } from "#kernel/log/logger";
import type { Identity } from "#ports/identity";
import { taskHandlers, taskSchedules } from "#tasks/tasks";
import type { RateLimits } from "#transport/shared/rate-limits";
import { testAuthEmulator } from "./ask.ts";
import { holdToDocument } from "./contract.ts";
import { freshDatabase } from "./database.ts";
import { signUp, type TestUser } from "./identity.ts";
import { until } from "./poll.ts";

interface Options {
  /** Variables beside those that every test has. */
  env?: Record<string, string>;
  /** Whether jobs are worked on in this process. */
  works?: boolean;
  limits?: RateLimits;
  clientFolder?: string;
  /** In place of the run's Auth emulator. */
  identity?: Identity;
  /** The way that the app takes to its database; the test itself goes straight. */
  through?: (databaseUrl: string) => Promise<string>;
}

/** The real application on a database of its own, with the run's Auth emulator and storage in a temporary folder. */
export async function startApp(options: Options = {}) {
  const { env: extra = {}, works = false, limits, clientFolder, identity, through } = options;
  const [database, emulatorHost] = await Promise.all([freshDatabase(), identity ? "" : testAuthEmulator()]);
  // The vendor's library reads its address itself.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = emulatorHost;
  const folder = await mkdtemp(join(tmpdir(), "yomikoe-app-"));
  const env = parseEnv({
    DATABASE_URL: through ? await through(database.url) : database.url,
    DATABASE_DIRECT_URL: database.url,
    DATA_DIR: folder,
    FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
    LOG_LEVEL: "silent",
    ROLE: works ? "all" : "web",
    WORKER_CONCURRENCY: "4",
    // The pages of a test are not worth the processor time of loading ahead.
    READERS_READY: "0",
    ...extra,
  });
  const container = await createContainer(env, createLogger(env.LOG_LEVEL), identity);
  const app = await buildApp(container, { limits, clientFolder: clientFolder ?? folder });
  if (works) await container.jobs.work(taskHandlers(container.services), taskSchedules);
  await app.ready();
  holdToDocument(app);

  /** Changes somebody's account in the database itself, and waits until the app has been told. */
  async function change(uid: string, values: Partial<typeof users.$inferInsert>) {
    let told = false;
    const leave = container.events.subscribe(
      uid,
      () => {
        told = true;
      },
      () => {},
    );
    await database.db.update(users).set(values).where(eq(users.id, uid));
    await until("the account's event", async () => {
      await container.events.publish(database.db, { kind: "account", userId: uid });
      return told;
    });
    leave();
  }

  return {
    app,
    container,
    db: database.db,
    /** Somebody new, signed up at the identity provider. */
    async newUser(email?: string): Promise<TestUser> {
      const user = await signUp(emulatorHost, email);
      const token = container.tokenSeal?.seal(user.token) ?? user.token;
      return { ...user, token, headers: { authorization: `Bearer ${token}` } };
    },
    /** Puts the end of somebody's trial into the past. */
    expire: (uid: string) => change(uid, { accountExpiresAt: new Date(0) }),
    /** Closes somebody's account, as an operator does. */
    closeAccount: (uid: string) => change(uid, { closedAt: new Date() }),
    async close() {
      await app.close();
      await container.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type TestApp = Awaited<ReturnType<typeof startApp>>;
