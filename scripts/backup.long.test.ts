import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createContainer } from "../server/src/container.ts";
import { migrate } from "../server/src/db/migrate.ts";
import { applyFirst } from "../server/src/db/migrations.ts";
import { parseEnv } from "../server/src/env.ts";
import { createLogger } from "../server/src/kernel/log/logger.ts";
import { identityAt, signUp, type TestUser } from "../server/src/test/identity.ts";
import { aWorld, type World } from "../server/src/test/operations/world.ts";
import { startAuthEmulator } from "./auth-emulator.ts";
import { withSql } from "./backup/instance.ts";
import { PROJECT_ID } from "./lib/local-services.ts";
import { takeLock } from "./lib/lock.ts";
import { temporaryFolder } from "./lib/temporary-folder.ts";
import { tryScript } from "./lib/try-script.ts";
import { startPostgres } from "./postgres.ts";

/** An instance with its database, its accounts and its files in one folder, as a start has it. */
async function openInstance(dataDir: string) {
  const [postgres, emulator] = await Promise.all([
    startPostgres({ dataDir, durable: false }),
    startAuthEmulator({ dataDir, projectId: PROJECT_ID }),
  ]);
  await migrate(postgres.url);
  const env = parseEnv({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    ROLE: "web",
  });
  const container = await createContainer(env, createLogger("silent"), identityAt(emulator.host));
  return {
    container,
    emulator,
    url: postgres.url,
    async close() {
      await container.close();
      await Promise.all([postgres.stop(), emulator.stop()]);
    },
  };
}

const SOUND = Buffer.from(Array.from({ length: 3_000_000 }, (_, i) => (i * i) % 251));

const folders: string[] = [];
const newFolder = () => {
  const folder = temporaryFolder("backup");
  folders.push(folder);
  return folder;
};
let dataDir: string;
let file: string;
let user: TestUser;
let world: World;

async function command(name: "backup" | "restore", folder: string, ...args: string[]) {
  return commandWith({ DATA_DIR: folder }, name, ...args);
}

async function commandWith(variables: Record<string, string>, name: "backup" | "restore", ...args: string[]) {
  const { ended, output } = tryScript(`${name}.ts`, variables, args);
  return { code: (await ended)[0], output: output().trim() };
}

beforeAll(async () => {
  dataDir = newFolder();
  file = join(dataDir, "kept");
  const { container, emulator, url, close } = await openInstance(dataDir);
  user = await signUp(emulator.host, "hanako@example.com");
  world = await aWorld({ container, db: container.db }, user);
  await container.storage.put("audio.wav", SOUND, "audio/wav");
  await container.storage.put("empty.vtt", Buffer.alloc(0), "text/vtt");
  const lock = takeLock(dataDir, "http://localhost:4000");
  lock.update({ databaseUrl: url, emulatorHost: emulator.host });
  expect(await command("backup", dataDir, file)).toMatchObject({ code: 0 });
  lock.release();
  await close();
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe("a backup of an instance that runs", () => {
  it("restored into an empty folder, signs the same account in and plays the same audio", async () => {
    const folder = newFolder();
    const restored = await command("restore", folder, file);
    expect(restored).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^What was kept at 20.* is back\./),
    });

    const { container, emulator, close } = await openInstance(folder);
    const again = await fetch(
      `http://${emulator.host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: user.email, password: user.password, returnSecureToken: true }),
      },
    );
    expect(await again.json()).toMatchObject({ localId: user.uid });
    const viewer = await container.services.accounts.viewerOf({
      uid: user.uid,
      email: user.email,
      emailVerified: true,
      displayName: null,
      issuedAt: new Date(),
      expiresAt: new Date(),
    });
    expect(viewer).toMatchObject({ uid: user.uid, plan: "monthly" });
    expect(await container.services.audios.get(viewer, world.audioId)).toMatchObject({ duration: 1 });
    const { key, bytes } = await container.media.ofAudio(world.audioId, "wav");
    expect(bytes).toBe(3_000_000);
    expect((await buffer(await container.storage.read(key))).equals(SOUND)).toBe(true);
    expect(await container.storage.size("empty.vtt")).toBe(0);
    // Triggers counted the rows when they first came in.
    const [counted] = await container.sql`
      select entry_count, (select sum(users)::int from daily_figures) as users from users where id = ${user.uid}`;
    expect(counted).toEqual({ entry_count: 2, users: 2 });
    await container.services.entries.remove(viewer, world.busyEntryId);
    const [left] = await container.sql`select entry_count from users where id = ${user.uid}`;
    expect(left).toEqual({ entry_count: 1 });
    await close();

    const refused = await command("restore", folder, file);
    expect(refused).toEqual({
      code: 1,
      output: "There are accounts or files already: --replace removes them all for what the backup holds.",
    });
    expect(await command("restore", folder, "--replace", file)).toMatchObject({ code: 0 });
    const postgres = await startPostgres({ dataDir: folder, durable: false });
    expect(
      await withSql(postgres.url, (sql) => sql`select entry_count from users order by 1 desc limit 1`),
    ).toEqual([{ entry_count: 2 }]);
    await postgres.stop();
  });

  it("is refused when it was cut short, before anything is touched", async () => {
    const folder = newFolder();
    const damaged = join(folder, "damaged");
    writeFileSync(damaged, readFileSync(file).subarray(0, -40));
    expect(await command("restore", folder, damaged)).toEqual({
      code: 1,
      output: `${damaged} cannot be restored: unexpected end of file.`,
    });
    expect(readdirSync(folder)).toEqual(["damaged"]);
  });

  it("is refused while any process is connected to the database, on whatever host it runs", async () => {
    const { url, close } = await openInstance(newFolder());
    await withSql(url, (sql) => sql`insert into users (id, email) values ('newer', 'newer@example.com')`);
    const refused = await commandWith(
      { DATABASE_URL: url, DATA_DIR: newFolder() },
      "restore",
      "--replace",
      file,
    );
    expect(refused).toEqual({
      code: 1,
      output:
        "Yomikoe runs on this database from 127.0.0.1: stop every web process and worker, restore, then start them again.",
    });
    expect(await withSql(url, (sql) => sql`select id from users where id = 'newer'`)).toEqual([
      { id: "newer" },
    ]);
    await close();
  });

  it("is refused while the instance runs into which it is to come, and where its name is taken", async () => {
    const folder = newFolder();
    const lock = takeLock(folder, "http://localhost:4000");
    expect(await command("restore", folder, file)).toEqual({
      code: 1,
      output: "Yomikoe runs at http://localhost:4000: stop it first.",
    });
    lock.release();
    expect(await command("backup", folder, file)).toEqual({ code: 1, output: `${file} is there already.` });
  });
});

describe("a database from before its schema had versions", () => {
  it("is not served, and comes to the newest schema by way of a backup", async () => {
    const folder = newFolder();
    const postgres = await startPostgres({ dataDir: folder, durable: false });
    await withSql(postgres.url, async (sql) => {
      await sql.begin((tx) => applyFirst(tx, 1));
      await sql`drop table loose_files, dictionary_words, former_pages`;
      await sql`alter table users drop column end_told`;
      await sql`alter table audios drop column chapters, drop column languages, drop column readings`;
      await sql`alter table pages drop column version`;
      await sql`update drizzle.__drizzle_migrations set created_at = 1795154890419`;
      await sql`insert into users (id, email, balance) values ('early', 'early@example.com', 7)`;
      await sql`insert into entries (user_id, url, url_key) values ('early', 'https://e.com', 'e.com')`;
    });
    await expect(migrate(postgres.url)).rejects.toThrow(
      "The database is from before its schema had versions: npm run backup -- FILE, then npm run restore -- --replace FILE brings it to the newest.",
    );
    const variables = { DATABASE_URL: postgres.url, DATA_DIR: folder };
    const early = join(folder, "early");
    expect(await commandWith(variables, "backup", early)).toMatchObject({ code: 0 });
    expect(await commandWith(variables, "restore", "--replace", early)).toMatchObject({ code: 0 });
    await migrate(postgres.url);
    const users = await withSql(
      postgres.url,
      (sql) => sql`select id, balance, entry_count, end_told from users`,
    );
    expect(users).toEqual([{ id: "early", balance: 7, entry_count: 1, end_told: null }]);
    await postgres.stop();
  });
});
