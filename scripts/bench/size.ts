/**
 * How calls answer among 200,000 entries: npm run bench -- size [rounds] [--json]
 * A user with 10,000 entries against one with 10, and from sending a job to its start against bare
 * pg-boss. Medians, taken in turn.
 */
import { rm } from "node:fs/promises";
import { buildApp } from "../../server/src/app.ts";
import { createContainer } from "../../server/src/container.ts";
import { connect } from "../../server/src/db/client.ts";
import { migrate } from "../../server/src/db/migrate.ts";
import { parseEnv } from "../../server/src/env.ts";
import { createLogger } from "../../server/src/kernel/log/logger.ts";
import type { Identity } from "../../server/src/ports/identity.ts";
import { wakeUps } from "../../server/src/test/bench/wake-up.ts";
import { temporaryFolder } from "../lib/temporary-folder.ts";
import { startPostgres } from "../postgres.ts";
import { interleaved, rounded } from "./size/interleaved.ts";
import { SIZES, seed } from "./size/seed.ts";

const rounds = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 200);
const folder = temporaryFolder("bench");
const { url, stop } = await startPostgres({ dataDir: folder, durable: false });

/** Without sign-in: a token is its user's id. */
const identity: Identity = {
  verify: async (uid) => ({
    uid,
    email: `${uid}@example.com`,
    emailVerified: true,
    displayName: null,
    issuedAt: new Date(),
    expiresAt: new Date(Date.now() + 86_400_000),
  }),
  checkAccount: async () => new Date(),
  disable: async () => {},
  enable: async () => {},
  remove: async () => {},
  ready: async () => {},
};

async function started() {
  await migrate(url);
  const { sql } = connect(url);
  await seed(sql);
  await sql.end();
  const env = parseEnv({
    DATABASE_URL: url,
    DATA_DIR: folder,
    FIREBASE_PROJECT_ID: "bench",
    FIREBASE_API_KEY: "bench",
    LOG_LEVEL: "silent",
    ROLE: "web",
  });
  const container = await createContainer(env, createLogger(env.LOG_LEVEL), identity);
  const endless = { address: 1e9, viewer: 1e9 };
  return { container, app: await buildApp(container, { limits: endless, clientFolder: folder }) };
}

const { container, app } = await started();
const LIST = "{ entries(first: 10) { totalCount edges { node { id url title site } } } }";

async function ask(uid: string, path: string) {
  const answer = await app.inject({ url: path, headers: { authorization: `Bearer ${uid}` } });
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`);
  return answer.json().data;
}

async function query(server: { inject: typeof app.inject }, uid: string) {
  const headers = { authorization: `Bearer ${uid}` };
  const answer = await server.inject({ method: "POST", url: "/graphql", payload: { query: LIST }, headers });
  if (answer.json().errors) throw new Error(answer.body);
}

async function size() {
  const ids = Object.fromEntries(
    await Promise.all(
      ["busy", "quiet"].map(async (uid) => [uid, (await ask(uid, "/api/entries?limit=10"))[5].entryId]),
    ),
  );
  const calls: Record<string, (uid: string) => Promise<unknown>> = {
    "list, 10 a page": (uid) => ask(uid, "/api/entries?limit=10"),
    "list over GraphQL": (uid) => query(app, uid),
    "one entry": (uid) => ask(uid, `/api/entries/${ids[uid]}`),
    queues: (uid) => ask(uid, `/api/entries/${ids[uid]}/queues`),
    revisions: (uid) => ask(uid, `/api/entries/${ids[uid]}/revisions`),
  };
  const figures: Record<string, object> = {};
  for (const [name, call] of Object.entries(calls)) {
    const { busy, quiet } = await interleaved(
      { busy: () => call("busy"), quiet: () => call("quiet") },
      rounds,
    );
    figures[name] = {
      [`${SIZES.busy} entries, ms`]: busy,
      [`${SIZES.quiet} entries, ms`]: quiet,
      ratio: rounded(busy / quiet),
    };
  }
  return figures;
}

async function jobs() {
  const { ours, bare, close } = await wakeUps(url);
  const medians = await interleaved({ ours, bare }, Math.min(rounds, 50));
  await close();
  return { "job, sent to started": { ...medians, ratio: rounded(medians.ours / medians.bare) } };
}

const results = { size: await size(), jobs: await jobs() };
if (process.argv.includes("--json")) console.log(JSON.stringify(results));
else for (const figures of Object.values(results)) console.table(figures);
await app.close();
await container.close();
await stop();
await rm(folder, { recursive: true, force: true });
