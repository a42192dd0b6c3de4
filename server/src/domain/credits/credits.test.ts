import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ledger, users } from "#db/schema/index";
import { freshDatabase } from "#test/database";
import { anEntry, aQueue, aViewer } from "#test/factories";
import { noWebhooks } from "#test/no-webhooks";
import { drawn, scaled } from "#test/scale";
import { type CreditsService, creditsService } from "./credits.service.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
let credits: CreditsService;

beforeAll(async () => {
  database = await freshDatabase();
  credits = creditsService({ db: database.db, emit: noWebhooks });
});
afterAll(() => database.close());

async function funded(amount: number) {
  const viewer = await aViewer(database.db);
  const entry = await anEntry(database.db, viewer);
  await database.db.transaction((tx) => credits.grant(tx, viewer.uid, amount, "start"));
  const queue = (status: "completed" | "queued" = "completed") =>
    aQueue(database.db, viewer, entry.id, { status });
  return { viewer, queue };
}

const hold = (uid: string, queueId: string, amount: number) =>
  database.db.transaction((tx) => credits.hold(tx, uid, queueId, amount));
const settle = (queueId: string, used: number) =>
  database.db.transaction((tx) => credits.settle(tx, queueId, used));

/** Sums of the ledger, from both halves of every posting. */
async function ledgerSums(uid: string) {
  const side = (account: string) => sql<number>`(
    coalesce(sum(amount) filter (where credit = ${account}), 0)
    - coalesce(sum(amount) filter (where debit = ${account}), 0))::int`;
  const [sums] = await database.db
    .select({
      balance: side("wallet"),
      held: side("held"),
      totalSpent: side("spent"),
      totalEarned: sql<number>`-${side("issued")}`,
    })
    .from(ledger)
    .where(eq(ledger.userId, uid));
  return sums;
}

describe("credits", () => {
  it("are held for a job, taken as far as used, and given back otherwise", async () => {
    const { viewer, queue } = await funded(100);
    const { id } = await queue();
    await hold(viewer.uid, id, 30);
    expect(await credits.balance(viewer)).toEqual({ balance: 70, held: 30, totalEarned: 100, totalSpent: 0 });
    await settle(id, 12);
    expect(await credits.balance(viewer)).toEqual({ balance: 88, held: 0, totalEarned: 100, totalSpent: 12 });
  });

  it("are never taken above what was held", async () => {
    const { viewer, queue } = await funded(100);
    const { id } = await queue();
    await hold(viewer.uid, id, 5);
    await settle(id, 50);
    expect(await credits.balance(viewer)).toMatchObject({ balance: 95, held: 0, totalSpent: 5 });
  });

  it("are settled once, whatever comes after", async () => {
    const { viewer, queue } = await funded(100);
    const { id } = await queue();
    await hold(viewer.uid, id, 30);
    await settle(id, 0);
    await settle(id, 30);
    expect(await credits.balance(viewer)).toMatchObject({ balance: 100, held: 0, totalSpent: 0 });
  });

  it("that are missing are named by number", async () => {
    const { viewer, queue } = await funded(7);
    const { id } = await queue();
    await expect(hold(viewer.uid, id, 10)).rejects.toMatchObject({
      code: "INSUFFICIENT_CREDITS",
      details: { required: 10, balance: 7, missing: 3 },
    });
    expect(await credits.balance(viewer)).toMatchObject({ balance: 7, held: 0 });
  });

  it("can be spent to the last one, and not one more [1.3][3.9]", async () => {
    const { viewer, queue } = await funded(5);
    const [first, second, third] = [await queue(), await queue(), await queue()];
    await hold(viewer.uid, first.id, 4);
    await expect(hold(viewer.uid, second.id, 2)).rejects.toMatchObject({
      code: "INSUFFICIENT_CREDITS",
      details: { required: 2, balance: 1, missing: 1 },
    });
    await hold(viewer.uid, third.id, 1);
    expect(await credits.balance(viewer)).toEqual({ balance: 0, held: 5, totalEarned: 5, totalSpent: 0 });
    await settle(first.id, 3);
    await settle(third.id, 1);
    expect(await credits.balance(viewer)).toEqual({ balance: 1, held: 0, totalEarned: 5, totalSpent: 4 });
  });

  it("are corrected by the operator, and never below zero", async () => {
    const { viewer } = await funded(10);
    await credits.adjust(viewer.uid, -4, "fix-1", "test");
    await credits.adjust(viewer.uid, -4, "fix-1", "test");
    await expect(credits.adjust(viewer.uid, -7, "fix-2", "test")).rejects.toThrow();
    expect(await credits.balance(viewer)).toEqual({ balance: 6, held: 0, totalEarned: 6, totalSpent: 0 });
  });

  it("that are the last go to as many of a hundred simultaneous requests as they pay for [3.9]", async () => {
    const { viewer, queue } = await funded(10);
    const rows = await Promise.all(Array.from({ length: 100 }, () => queue()));
    const results = await Promise.allSettled(rows.map(({ id }) => hold(viewer.uid, id, 3)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await credits.balance(viewer)).toEqual({ balance: 1, held: 9, totalEarned: 10, totalSpent: 0 });
  });

  it("list their movements newest first, a page at a time", async () => {
    const { viewer } = await funded(1);
    for (const n of [2, 3, 4, 5])
      await database.db.transaction((tx) => credits.purchase(tx, viewer.uid, n, `p${n}`));
    const first = await credits.ledger(viewer, { limit: 3 });
    const second = await credits.ledger(viewer, { limit: 3, cursor: first.nextCursor! });
    expect([...first.items, ...second.items].map(({ amount }) => amount).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(first.items).toHaveLength(3);
    expect(second.nextCursor).toBeNull();
  });

  it("keep their sums through anything that happens at once, one effect a key", async () => {
    const operation = fc.oneof(
      fc.record({
        kind: fc.constant("grant" as const),
        amount: fc.integer({ min: 1, max: 50 }),
        key: fc.nat(40),
      }),
      fc.record({
        kind: fc.constant("hold" as const),
        amount: fc.integer({ min: 0, max: 60 }),
        job: fc.nat(60),
      }),
      fc.record({
        kind: fc.constant("settle" as const),
        used: fc.integer({ min: 0, max: 80 }),
        job: fc.nat(60),
      }),
      fc.record({
        kind: fc.constant("adjust" as const),
        amount: fc.integer({ min: -40, max: 40 }),
        key: fc.nat(40),
      }),
    );
    const operations = fc.array(operation, { minLength: scaled(150, 800), maxLength: scaled(300, 1_500) });
    await fc.assert(
      fc.asyncProperty(operations, async (all) => {
        const { viewer, queue } = await funded(100);
        const jobs = await Promise.all(Array.from({ length: 61 }, () => queue()));
        await Promise.allSettled(
          all.map((op) => {
            if (op.kind === "grant")
              return database.db.transaction((tx) => credits.grant(tx, viewer.uid, op.amount, `g${op.key}`));
            if (op.kind === "adjust") return credits.adjust(viewer.uid, op.amount, `a${op.key}`, "test");
            const { id } = jobs[op.job]!;
            return op.kind === "hold" ? hold(viewer.uid, id, op.amount) : settle(id, op.used);
          }),
        );
        const sums = await credits.balance(viewer);
        expect(sums).toEqual(await ledgerSums(viewer.uid));
        expect(sums.balance).toBeGreaterThanOrEqual(0);
        expect(sums.held).toBeGreaterThanOrEqual(0);
        expect(sums.totalEarned - sums.totalSpent).toBe(sums.balance + sums.held);
        const rows = await database.db.select().from(ledger).where(eq(ledger.userId, viewer.uid));
        expect(new Set(rows.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(rows.length);
      }),
      drawn(4, 60),
    );
  }, 300_000);

  it("cannot be changed by a column alone to less than nothing", async () => {
    const { viewer } = await funded(1);
    const below = database.db.update(users).set({ balance: -1 }).where(eq(users.id, viewer.uid));
    await expect(below).rejects.toThrow();
    expect(await credits.balance(viewer)).toMatchObject({ balance: 1 });
  });
});
