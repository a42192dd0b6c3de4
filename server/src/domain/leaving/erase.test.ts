import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { userFolder } from "#domain/files/keys";
import { testAuthEmulator } from "#test/ask";
import { type TestDomain, testDomain } from "#test/domain";
import { identityAt, signUp } from "#test/identity";
import { until } from "#test/poll";
import { aRowOfEach, tablesWith } from "#test/rows-of-each";
import { eraser } from "./erase.ts";

let domain: TestDomain;
let emulatorHost: string;
beforeAll(async () => {
  emulatorHost = await testAuthEmulator();
  domain = await testDomain({ identity: identityAt(emulatorHost) });
});
afterAll(() => domain.close());

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** Tables that tell of no account, and what they tell of. */
const OF_NOBODY: Record<string, string> = {
  "public.announcements": "what administrators publish",
  "public.daily_figures": "sums of days",
  "public.payment_events": "identifiers of the provider's events",
  "public.secrets": "keys of the installation",
  "public.trials": "hashes of mailboxes, so that nobody has a second trial",
  "public.trial_networks": "networks, for an hour",
};

/** An account that has asked to go, with a row of its own in every table and files in the store. */
async function aLeaver() {
  const { uid, email } = await signUp(emulatorHost);
  await domain.sql`insert into users (id, email, display_name, deletion_asked_at, payment_customer_id)
    values (${uid}, ${email}, 'Aki', now(), ${`sandbox:customer_${uid}`})`;
  await aRowOfEach(domain.sql, uid, Object.keys(OF_NOBODY));
  await domain.sql`insert into request_leases values (${`previews:${uid}`}, now(), 3)`;
  await domain.db.transaction(async (tx) => {
    for (const group of [uid, `pictures of ${uid}`])
      await domain.jobs.enqueue(tx, { task: "none", data: { of: uid }, group, groupLimit: 1 });
  });
  for (const name of ["e1/0001/1-1.wav", "segments/a.wav", "nobody-names-it.txt"])
    await domain.storage.put(`${userFolder(uid)}/${name}`, Buffer.from("x"), "text/plain");
  return { uid, email };
}

const count = async (sql: Sql, table: string) =>
  (await sql<{ n: number }[]>`select count(*)::int as n from ${sql(table)}`)[0]?.n;

it("leaves no trace of an account in any table or file, 30 days after it asked to go", async () => {
  const { uid, email } = await aLeaver();
  const neighbour = `${userFolder(`${uid}x`)}/1.txt`;
  await domain.storage.put(neighbour, Buffer.from("x"), "text/plain");
  const filled = await tablesWith(domain.sql, uid);
  const everyTable = await tablesWith(domain.sql, "");
  const ours = everyTable.filter((table) => table.startsWith("public.") && !(table in OF_NOBODY));
  expect(filled.filter((table) => table.startsWith("public."))).toEqual(ours);
  expect(filled).toContain("pgboss.job");
  const books = ["ledger", "orders", "audit_log", "payment_sandbox"];
  const kept = await Promise.all(books.map((table) => count(domain.sql, table)));

  await domain.deletions.sweep(inDays(29));
  expect(await tablesWith(domain.sql, uid)).toEqual(filled);
  await domain.deletions.sweep(inDays(31));

  expect(await tablesWith(domain.sql, uid)).toEqual([]);
  expect(await tablesWith(domain.sql, email)).toEqual([]);
  expect(await domain.storage.list("users")).toEqual([neighbour]);
  await expect(identityAt(emulatorHost).checkAccount({ uid } as never)).rejects.toMatchObject({
    code: "UNAUTHORIZED",
  });
  // The books are as they were, under a name that stands nowhere else.
  expect(await Promise.all(books.map((table) => count(domain.sql, table)))).toEqual(kept);
  const [former] = await domain.sql`select id, email, display_name from users where id like 'former-%'`;
  expect(former).toEqual({ id: former?.id, email: former?.id, display_name: null });
  expect(await tablesWith(domain.sql, former?.id)).toEqual([
    "public.audit_log",
    "public.ledger",
    "public.orders",
    "public.payment_sandbox",
    "public.users",
  ]);
});

it("erases an account while ends of attempts at its webhooks are written, which lock them by identifier", async () => {
  const { uid } = await aLeaver();
  await domain.sql`delete from webhooks where user_id = ${uid}`;
  const [low, high] = ["1", "2"].map((n) => `${n}0000000-0000-4000-8000-${randomUUID().slice(-12)}`);
  // The other way round by place.
  for (const id of [high, low])
    await domain.sql`insert into webhooks (id, user_id, url, types, secret)
      values (${id!}, ${uid}, 'https://shop.example/', '{}', 'secret')`;
  let erased: Promise<void> | undefined;
  await domain.sql.begin(async (tx) => {
    await tx`select from webhooks where id = ${low!} for key share`;
    erased = domain.deletions.sweep(inDays(31));
    await until("it waits", async () => {
      const [row] = await domain.sql<{ n: number }[]>`
        select count(*)::int as n from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database()`;
      return row?.n === 1;
    });
    await tx`select from webhooks where id = ${high!} for key share`;
  });
  await erased;
  expect(await tablesWith(domain.sql, uid)).toEqual([]);
});

it("erases nobody who has taken it back, and tries again where the store failed", async () => {
  const { uid } = await aLeaver();
  await domain.sql`update users set deletion_asked_at = null where id = ${uid}`;
  await domain.deletions.sweep(inDays(31));
  const { db, storage, jobs, payments } = domain;
  await eraser({ db, storage, jobs, payments, identity: identityAt(emulatorHost) })(uid);
  expect(await tablesWith(domain.sql, uid)).toContain("public.entries");
  expect(await domain.storage.list(userFolder(uid))).toHaveLength(3);
  await identityAt(emulatorHost).checkAccount({ uid, issuedAt: inDays(1) } as never);

  await domain.sql`update users set deletion_asked_at = now() where id = ${uid}`;
  const { removeFolder } = domain.storage;
  domain.storage.removeFolder = async () => {
    throw new Error(`the store is away ${randomUUID()}`);
  };
  await expect(domain.deletions.sweep(inDays(31))).rejects.toThrow("an account could not be erased");
  expect(await tablesWith(domain.sql, uid)).toContain("public.entries");
  domain.storage.removeFolder = removeFolder;
  await domain.deletions.sweep(inDays(31));
  expect(await tablesWith(domain.sql, uid)).toEqual([]);
});
