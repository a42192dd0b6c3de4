import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { webhookDeliveries, webhooks } from "#db/schema/index";
import type { Viewer } from "#kernel/viewer";
import type { WebhookAnswer } from "#ports/webhook-sender";
import { type TestDomain, testDomain } from "#test/domain";
import { aViewer } from "#test/factories";
import { until } from "#test/poll";
import { webhookDeliverer } from "./deliver.ts";

const BROKEN = { status: 500, body: "no database", retryAfter: null };
const GONE = { status: 410, body: "", retryAfter: null };
const OK = { status: 204, body: "", retryAfter: null };

let domain: TestDomain;
let viewer: Viewer;
beforeAll(async () => {
  domain = await testDomain();
});
// Each has webhooks of its own: an account holds no more than some.
beforeEach(async () => {
  viewer = await aViewer(domain.db);
});
afterAll(() => domain.close());

/** A worker by its receiver's answer. */
const worker = (answer: WebhookAnswer) =>
  webhookDeliverer({ db: domain.db, sender: { post: async () => answer } });

async function aDelivery(values: Partial<typeof webhookDeliveries.$inferInsert> = {}) {
  const { id: webhookId } = await domain.webhooks.create(viewer, {
    url: "https://customer.example/",
    types: ["revision.live"],
  });
  const [row] = await domain.db
    .insert(webhookDeliveries)
    .values({ webhookId, type: "webhook.test", body: "{}", ...values })
    .returning();
  return row!;
}
const rowOf = async (id: string) =>
  (await domain.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)))[0];
/** An attempt whose end is not written down. */
async function attempt(id: string, answer: WebhookAnswer) {
  const { load, run } = worker(answer);
  const due = (await load([id])).get(id);
  return run(due!, new AbortController().signal);
}
const write = (ends: Awaited<ReturnType<typeof attempt>>[]) =>
  domain.db.transaction((tx) => worker(OK).keep(tx, ends));
const dueOf = async (...ids: string[]) => [...(await worker(OK).load(ids)).keys()];

it("an attempt that another one of the same delivery has overtaken begins no second row of attempts", async () => {
  const { id, webhookId } = await aDelivery();
  const late = await attempt(id, BROKEN);
  const other = await attempt(id, BROKEN);
  expect(await write([other])).toEqual([{ id, group: webhookId, startAfter: other.change.nextAt }]);
  expect(await write([late])).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ state: "pending", attempts: 1, nextAt: other.change.nextAt });
});

it("an attempt that was overtaken by the end of its delivery leaves it ended", async () => {
  const { id } = await aDelivery();
  const late = await attempt(id, BROKEN);
  await write([await attempt(id, OK)]);
  expect(await write([late])).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ state: "delivered", attempts: 1, responseStatus: 204 });
});

it("two attempts of one delivery that end together count as one", async () => {
  const { id } = await aDelivery();
  const both = [await attempt(id, BROKEN), await attempt(id, BROKEN)];
  expect(await write(both)).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ state: "pending", attempts: 1 });
});

it("of two attempts that end together after their delivery was begun anew, the newer one counts", async () => {
  for (const isLateLast of [true, false]) {
    const { id, webhookId } = await aDelivery({ attempts: 3 });
    const late = await attempt(id, BROKEN);
    await domain.webhooks.replay(viewer, id);
    const newer = await attempt(id, BROKEN);
    const next = { id, group: webhookId, startAfter: newer.change.nextAt };
    expect(await write(isLateLast ? [newer, late] : [late, newer])).toEqual([next]);
    expect(await rowOf(id)).toMatchObject({ state: "pending", attempts: 1, nextAt: newer.change.nextAt });
  }
});

it("of two ends of one attempt the one that was received counts", async () => {
  const { id } = await aDelivery();
  const [received, failed] = [await attempt(id, OK), await attempt(id, BROKEN)];
  expect(await write([received, failed])).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ state: "delivered", responseStatus: 204 });
});

it("an attempt that ends after its delivery was begun anew changes nothing of it", async () => {
  const { id } = await aDelivery({ attempts: 3 });
  const late = await attempt(id, BROKEN);
  await domain.webhooks.replay(viewer, id);
  expect(await write([late])).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ state: "pending", attempts: 0, responseStatus: null });
  expect(await dueOf(id)).toEqual([id]);
});

it("an attempt that ends after its delivery was begun anew within the same millisecond changes nothing of it", async () => {
  for (const answer of [OK, BROKEN, GONE]) {
    const { id, nextAt } = await aDelivery({ attempts: 3 });
    const late = await attempt(id, answer);
    await domain.webhooks.replay(viewer, id);
    await domain.db.update(webhookDeliveries).set({ nextAt }).where(eq(webhookDeliveries.id, id));
    expect(await write([late])).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ state: "pending", attempts: 0, responseStatus: null });
    const newer = await attempt(id, BROKEN);
    expect(await write([late, newer])).toMatchObject([{ id }]);
    expect(await rowOf(id)).toMatchObject({ state: "pending", attempts: 1, responseStatus: 500 });
  }
});

it("a further attempt is due at its time, and the first one at once", async () => {
  const inAMinute = new Date(Date.now() + 60_000);
  const further = await aDelivery({ attempts: 1, nextAt: inAMinute });
  const first = await aDelivery({ attempts: 0, nextAt: inAMinute });
  expect(await dueOf(further.id, first.id)).toEqual([first.id]);
  await domain.db
    .update(webhookDeliveries)
    .set({ nextAt: sql`now()` })
    .where(eq(webhookDeliveries.id, further.id));
  expect(await dueOf(further.id)).toEqual([further.id]);
});

const standingOf = async (id: string) =>
  (await domain.db.select().from(webhooks).where(eq(webhooks.id, id)))[0];

it("a failure that was overtaken tells nothing of its address, and one that counts tells since when it fails", async () => {
  const { id, webhookId } = await aDelivery({ attempts: 3 });
  const late = await attempt(id, BROKEN);
  await domain.webhooks.replay(viewer, id);
  await write([late]);
  expect(await standingOf(webhookId)).toMatchObject({ failingSince: null });
  const newer = await attempt(id, BROKEN);
  await write([newer]);
  expect(await standingOf(webhookId)).toMatchObject({ failingSince: newer.at });
});

it("a 410 that was overtaken turns nothing off, and ends no other attempt", async () => {
  const { id, webhookId } = await aDelivery({ attempts: 3 });
  const other = { webhookId, type: "webhook.test" as const, body: "{}" };
  const [beside] = await domain.db.insert(webhookDeliveries).values(other).returning();
  const late = await attempt(id, GONE);
  await domain.webhooks.replay(viewer, id);
  const failed = await attempt(beside!.id, BROKEN);
  expect(await write([late, failed])).toMatchObject([{ id: beside!.id }]);
  expect(await standingOf(webhookId)).toMatchObject({ disabledAt: null, disabledReason: null });
  const newer = await attempt(id, GONE);
  expect(await write([newer])).toEqual([]);
  expect(await standingOf(webhookId)).toMatchObject({
    disabledAt: expect.any(Date),
    disabledReason: "GONE",
  });
});

it("a 410 of an address that its webhook has left does not turn it off", async () => {
  const { id, webhookId } = await aDelivery();
  const late = await attempt(id, GONE);
  await domain.webhooks.update(viewer, webhookId, { url: "https://elsewhere.example/" });
  await write([late]);
  expect(await standingOf(webhookId)).toMatchObject({ disabledAt: null, failingSince: null });
});

it("a webhook that gets another address has failed there for no time yet, one that keeps its address as long as before", async () => {
  const { webhookId } = await aDelivery();
  const failingSince = new Date("2026-11-01T00:00:00Z");
  await domain.db.update(webhooks).set({ failingSince }).where(eq(webhooks.id, webhookId));
  await domain.webhooks.update(viewer, webhookId, { url: "https://customer.example/" });
  expect(await standingOf(webhookId)).toMatchObject({ failingSince });
  await domain.webhooks.update(viewer, webhookId, { url: "https://elsewhere.example/" });
  expect(await standingOf(webhookId)).toMatchObject({ failingSince: null });
});

it("a 410 of the new address turns the webhook off, whatever ends at the former one beside it", async () => {
  const { id, webhookId } = await aDelivery();
  const other = { webhookId, type: "webhook.test" as const, body: "{}" };
  const [beside] = await domain.db.insert(webhookDeliveries).values(other).returning();
  const late = await attempt(id, BROKEN);
  await domain.webhooks.update(viewer, webhookId, { url: "https://elsewhere.example/" });
  expect(await write([late, await attempt(beside!.id, GONE)])).toMatchObject([{ id }]);
  expect(await standingOf(webhookId)).toMatchObject({
    disabledAt: expect.any(Date),
    disabledReason: "GONE",
  });
  expect(await rowOf(id)).toMatchObject({ state: "pending", attempts: 1 });
});

it("an attempt that was received ends its delivery though another process took it for failed", async () => {
  const { id, webhookId } = await aDelivery();
  const late = await attempt(id, OK);
  await write([await attempt(id, BROKEN)]);
  expect(await write([late])).toEqual([]);
  expect(await rowOf(id)).toMatchObject({
    state: "delivered",
    attempts: 1,
    nextAt: null,
    responseStatus: 204,
    error: null,
  });
  expect(await standingOf(webhookId)).toMatchObject({ failingSince: null });
});

it("an attempt that was received ends its delivery though a later one failed in the same moment", async () => {
  for (const isLateLast of [true, false]) {
    const { id } = await aDelivery();
    const late = await attempt(id, OK);
    await write([await attempt(id, BROKEN)]);
    await domain.db.update(webhookDeliveries).set({ nextAt: sql`now()` }).where(eq(webhookDeliveries.id, id));
    const newer = await attempt(id, BROKEN);
    expect(await write(isLateLast ? [newer, late] : [late, newer])).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ state: "delivered", nextAt: null, responseStatus: 204 });
  }
});

it("a delivery that was begun anew is sent once more, though its former attempt was received after that", async () => {
  const { id } = await aDelivery({ attempts: 3 });
  const late = await attempt(id, OK);
  await domain.webhooks.replay(viewer, id);
  expect(await write([late])).toEqual([]);
  expect(await dueOf(id)).toEqual([id]);
  const newer = await attempt(id, BROKEN);
  expect(await write([late, newer])).toMatchObject([{ id }]);
  expect(await rowOf(id)).toMatchObject({ state: "pending", attempts: 1, responseStatus: 500 });
});

/** Holds a webhook until its transaction is told to end. */
async function held(webhookId: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
  const ended = domain.db.transaction(async (tx) => {
    await tx.select().from(webhooks).where(eq(webhooks.id, webhookId)).for("update");
    lock();
    await released;
  });
  await locked;
  return async () => {
    release();
    await ended;
  };
}

const bothWait = () =>
  until("both wait", async () => {
    const waiting = await domain.db.execute(sql`
      select distinct pid from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`);
    return waiting.length === 2;
  });

type Ends = Awaited<ReturnType<typeof attempt>>[];

/** Writes both side by side: the one that takes `a` first has it, and waits for `b`, before the other one gets that. */
async function writeBoth([a, b]: readonly { webhookId: string }[], mine: Ends, theirs: Ends) {
  const releases = [await held(a!.webhookId), await held(b!.webhookId)];
  const both = Promise.allSettled([write(mine), write(theirs)]);
  for (const release of releases) await bothWait().finally(release);
  return both;
}
const bothWritten = [{ status: "fulfilled" }, { status: "fulfilled" }];

const endsOf = async (deliveries: readonly { id: string }[], answer: WebhookAnswer) => {
  const ends: Ends = [];
  for (const { id } of deliveries) ends.push(await attempt(id, answer));
  return ends;
};
/** The same order by identifier, by place and as given, so that it is the one in which they are written. */
const idOf = (n: number) => `${n}0000000-0000-4000-8000-${crypto.randomUUID().slice(-12)}`;

it("two processes that fail at the same webhooks both keep their ends, in whatever order these came", async () => {
  for (const answer of [BROKEN, GONE]) {
    const [a, b] = [await aDelivery({ id: idOf(1) }), await aDelivery({ id: idOf(2) })];
    const others = [
      await aDelivery({ id: idOf(3), webhookId: b.webhookId }),
      await aDelivery({ id: idOf(4), webhookId: a.webhookId }),
    ];
    const [mine, theirs] = [await endsOf([a, b], answer), await endsOf(others, answer)];
    expect(await writeBoth([a, b], mine, theirs)).toMatchObject(bothWritten);
    for (const { id } of [a, b, ...others]) expect(await rowOf(id)).toMatchObject({ attempts: 1 });
  }
});

it("a process that reaches one webhook and fails at another keeps its ends beside one that does the opposite", async () => {
  const [a, b] = [await aDelivery(), await aDelivery()];
  const others = [
    await aDelivery({ webhookId: b.webhookId }),
    await aDelivery({ webhookId: a.webhookId }),
  ] as const;
  const failures = await endsOf([b, others[1]], BROKEN);
  const failingSince = new Date("2026-11-01T00:00:00Z");
  await domain.db
    .update(webhooks)
    .set({ failingSince })
    .where(inArray(webhooks.id, [a.webhookId, b.webhookId]));
  const mine = [...(await endsOf([a], OK)), failures[0]!];
  const theirs = [...(await endsOf([others[0]], OK)), failures[1]!];
  expect(await writeBoth([a, b], mine, theirs)).toMatchObject(bothWritten);
  for (const { id } of [a, b, ...others]) expect(await rowOf(id)).toMatchObject({ attempts: 1 });
});
