import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Transaction } from "#db/client";
import { freshDatabase } from "#test/database";
import { anEntry, aQueue, aViewer } from "#test/factories";
import { noWebhooks } from "#test/no-webhooks";
import { creditsService } from "./credits.service.ts";
import { balanceAfter, post } from "./posting.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

let userId: string;
/** Two jobs of a user with 10 credits. */
let jobs: string[];
beforeEach(async () => {
  const { db } = database;
  const viewer = await aViewer(db);
  const entry = await anEntry(db, viewer);
  userId = viewer.uid;
  const job = async () => (await aQueue(db, viewer, entry.id, { status: "completed" })).id;
  jobs = [await job(), await job()];
  await db.transaction((tx) => post(tx, { kind: "grant", userId, amount: 10, key: "start" }));
});

const hold = (tx: Transaction, { job, amount, key }: { job: number; amount: number; key: string }) =>
  balanceAfter(
    tx,
    { kind: "hold", userId, amount, key, queueId: jobs[job] },
    {
      into: sql`holds (queue_id, user_id, amount)`,
      values: sql`posted.queue_id, posted.user_id, posted.amount`,
    },
  );

/** The held credits by row, by line of the ledger and by sum. */
async function held() {
  const rows = await database.sql`select queue_id, amount from holds where user_id = ${userId}`;
  const lines = await database.sql`
    select queue_id, amount from ledger where user_id = ${userId} and kind = 'hold'`;
  const [user] = await database.sql`select balance, held from users where id = ${userId}`;
  return { rows: [...rows], lines: [...lines], user };
}

it("a row beside a posting is written with it, once for each key, and not for another job under the same key", async () => {
  const { db } = database;
  expect(await db.transaction((tx) => hold(tx, { job: 0, amount: 4, key: "a" }))).toBe(6);
  const once = {
    rows: [{ queue_id: jobs[0], amount: 4 }],
    lines: [{ queue_id: jobs[0], amount: 4 }],
    user: { balance: 6, held: 4 },
  };
  expect(await held()).toEqual(once);
  for (const job of [0, 1])
    expect(await db.transaction((tx) => hold(tx, { job, amount: 3, key: "a" }))).toBeNull();
  expect(await held()).toEqual(once);
});

it.each([
  ["is refused", 11, "This costs 11 credits; you have 10"],
  ["is in a transaction that fails", 4, "the order failed"],
])("a row beside a posting goes with it where that %s", async (_, amount, message) => {
  const failed = database.db.transaction(async (tx) => {
    await hold(tx, { job: 0, amount, key: "a" });
    throw new Error("the order failed");
  });
  await expect(failed).rejects.toThrow(message);
  expect(await held()).toEqual({ rows: [], lines: [], user: { balance: 10, held: 0 } });
});

it("credits are held once for a job, and a second time refused, also where its key has been charged by then", async () => {
  const { db } = database;
  const { hold: holdFor } = creditsService({ db, emit: noWebhooks });
  const [job = ""] = jobs;
  const [key] = await database.sql`
    insert into api_keys (user_id, name, scopes, fingerprint, last_four, expires_at)
    values (${userId}, 'a program', '{}', ${job}, '0000', now() + interval '1 day')
    returning id`;
  const charged = async () => {
    const [row] = await database.sql`select used_credits from api_keys where id = ${key?.id}`;
    return row?.used_credits;
  };
  await db.transaction((tx) => holdFor(tx, userId, job, 4, key?.id));
  const once = { rows: [{ queue_id: job, amount: 4 }], user: { balance: 6, held: 4 } };
  expect(await held()).toMatchObject(once);
  const again = db.transaction((tx) => holdFor(tx, userId, job, 3, key?.id));
  await expect(again).rejects.toThrow("the credits of this job are held already");
  expect(await held()).toMatchObject(once);
  expect(await charged()).toBe(4);
  const [of] = await database.sql`select api_key_id from holds where queue_id = ${job}`;
  expect(of?.api_key_id).toBe(key?.id);
});
