import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { migrate } from "../server/src/db/migrate.ts";
import { runAdmin } from "./admin/run-admin.ts";
import { takeLock } from "./lib/lock.ts";
import { explain } from "./lib/say.ts";
import { temporaryFolder } from "./lib/temporary-folder.ts";
import { tryScript } from "./lib/try-script.ts";
import { startPostgres } from "./postgres.ts";

let dataDir: string;
let database: Awaited<ReturnType<typeof startPostgres>>;
let sql: Sql;
beforeAll(async () => {
  dataDir = temporaryFolder("admin");
  database = await startPostgres({ dataDir, durable: false });
  await migrate(database.url);
  sql = postgres(database.url, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await sql.end();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  await sql`truncate users, announcements, audit_log cascade`;
  await sql`insert into users (id, email) values ('u1', 'Hanako@example.com')`;
});

/** The words of the command, and whether it did something. */
async function admin(args: string[], variables: Record<string, string> = { DATABASE_URL: database.url }) {
  try {
    return { ok: true, output: await runAdmin(args, variables) };
  } catch (error) {
    return { ok: false, output: explain(error) };
  }
}

/** The same in a process of its own, as `npm run admin` starts it. */
async function adminCommand(args: string[]) {
  const { child, ended, output } = tryScript("admin.ts", { DATABASE_URL: database.url }, args);
  await ended;
  return { ok: child.exitCode === 0, output: output().trim() };
}

const announcement = (content: object) => {
  const file = join(dataDir, "news.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const texts = {
  titleJa: "題",
  titleEn: "Title",
  contentJa: "本文",
  contentEn: "<p>Text</p><script>1</script>",
};

describe("npm run admin", () => {
  it("gives and takes the role, and records that the operator did", async () => {
    expect(await adminCommand(["grant", "hanako@example.com"])).toEqual({
      ok: true,
      output: "Hanako@example.com (u1) is an administrator.",
    });
    expect(await sql`select role from users`).toEqual([{ role: "admin" }]);
    await admin(["revoke", "hanako@example.com"]);
    expect(await sql`select role from users`).toEqual([{ role: "user" }]);
    expect(await sql`select actor, action, subject from audit_log order by created_at`).toEqual([
      { actor: "operator", action: "user.role", subject: "u1" },
      { actor: "operator", action: "user.role", subject: "u1" },
    ]);
  });

  it("takes no role that the next call would give back, and names the variable that does", async () => {
    await admin(["grant", "u1"]);
    const listed = { DATABASE_URL: database.url, ADMIN_EMAILS: "boss@example.com, Hanako@example.com" };
    const refused = await admin(["revoke", "hanako@example.com"], listed);
    expect(refused).toEqual({
      ok: false,
      output: expect.stringMatching(/ is listed in ADMIN_EMAILS .* first$/),
    });
    expect(await sql`select role from users where id = 'u1'`).toEqual([{ role: "admin" }]);
  });

  it("knows whom the start that runs was told to make administrators, and says where it does not know", async () => {
    const folder = temporaryFolder("admin-listed");
    const lock = takeLock(folder, "http://localhost:4000");
    const running = { DATA_DIR: folder, ADMIN_EMAILS: "" };
    lock.update({ databaseUrl: database.url, adminEmails: "hanako@example.com" });
    await admin(["grant", "u1"], running);
    expect(await admin(["revoke", "u1"], running)).toMatchObject({
      ok: false,
      output: expect.stringMatching(/ is listed in ADMIN_EMAILS /),
    });
    lock.update({ adminEmails: "" });
    expect((await admin(["revoke", "u1"], running)).output).toMatch(/ is no administrator any more\.$/);
    lock.release();
    rmSync(folder, { recursive: true });

    expect((await admin(["revoke", "u1"])).output).toMatch(
      / any more\.\nIf the server's ADMIN_EMAILS lists /,
    );
  });

  it("gives credits by a posting, and takes no more than there are", async () => {
    expect((await admin(["credits", "hanako@example.com", "300", "Sorry"])).output).toContain(
      "+300 credits, 300 now",
    );
    expect(await sql`select kind, amount, note from ledger`).toEqual([
      { kind: "adjust", amount: 300, note: "Sorry" },
    ]);
    expect(await admin(["credits", "u1", "-301"])).toEqual({
      ok: false,
      output: "This account has 300 credits",
    });
    expect(await sql`select balance, total_earned from users`).toEqual([{ balance: 300, total_earned: 300 }]);
  });

  it("lists the accounts that have the same address, and takes a user id instead", async () => {
    await sql`insert into users (id, email) values ('u2', 'hanako@example.com')`;
    const asked = await admin(["grant", "hanako@example.com"]);
    expect(asked.ok).toBe(false);
    expect(asked.output).toMatch(/^2 accounts have the address .*\n {2}u1 {2}free.*\n {2}u2 {2}free/);
    expect(await sql`select 1 from users where role = 'admin'`).toHaveLength(0);
    await admin(["grant", "u2"]);
    expect(await sql`select id from users where role = 'admin'`).toEqual([{ id: "u2" }]);
  });

  it("publishes an announcement, sanitised, at once or later", async () => {
    expect((await admin(["announce", announcement(texts)])).output).toBe("Published as number 1.");
    const later = announcement({ ...texts, priority: "high", publishAt: "2050-01-01T09:00+09:00" });
    expect((await admin(["announce", later])).output).toBe(
      "It will be published at 2050-01-01T00:00:00.000Z.",
    );
    expect(await sql`select id, content_en, priority from announcements order by created_at`).toEqual([
      { id: 1, content_en: "<p>Text</p>", priority: "normal" },
      { id: null, content_en: "<p>Text</p>", priority: "high" },
    ]);
  });

  it("reopens an account that has run out, the operator's own too", async () => {
    await sql`update users set account_expires_at = now() - interval '1 day', closed_at = now()`;
    expect((await admin(["reopen", "u1", "30"])).output).toMatch(/ may work until 20/);
    const [user] = await sql`select closed_at, account_expires_at - now() as left from users`;
    expect(user).toMatchObject({ closed_at: null, left: expect.stringMatching(/^29 days 23/) });
  });

  it("joins the start that runs on the data folder", async () => {
    const folder = temporaryFolder("admin-lock");
    const lock = takeLock(folder, "http://localhost:4000");
    lock.update({ databaseUrl: database.url });
    expect((await admin(["grant", "u1"], { DATA_DIR: folder })).ok).toBe(true);
    lock.release();
    expect(await admin(["grant", "u1"], { DATA_DIR: folder })).toEqual({
      ok: false,
      output: "Yomikoe does not run here: npm start first, or set DATABASE_URL.",
    });
    rmSync(folder, { recursive: true });
  });

  it("says in a sentence what is wrong", async () => {
    const missing = await admin(["grant", "nobody@example.com"]);
    expect(missing.output).toBe("Nobody with the address nobody@example.com has signed in yet.");
    expect(await adminCommand(["grant", "nobody"])).toEqual({ ok: false, output: "User not found" });
    expect((await admin(["announce", join(dataDir, "none.json")])).output).toMatch(
      /none\.json cannot be read/,
    );
    expect((await admin(["announce", announcement({ ...texts, titleEn: "" })])).output).toMatch(/^titleEn: /);
    expect((await admin(["announce", announcement({ ...texts, publishAt: "soon" })])).output).toMatch(
      /^publishAt: /,
    );
    const unknown = await admin(["promote"]);
    expect(unknown.output).toMatch(/^There is no command promote\.\nUsage: npm run admin/);
    const away = await admin(["grant", "u1"], { DATABASE_URL: "postgres://127.0.0.1:1/x" });
    expect(away.ok).toBe(false);
    expect(away.output).toMatch(/^The database does not do it: .*ECONNREFUSED/);
    expect(away.output).not.toMatch(/\n\s+at /);
    expect(await sql`select 1 from audit_log`).toHaveLength(0);
  });
});
