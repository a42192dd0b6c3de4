import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDomain, testDomain } from "#test/domain";
import { anEntry, aRevision, aViewer } from "#test/factories";
import { until } from "#test/poll";
import { statementsOf } from "#test/statements";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

/** The table that a statement is about, else its first two words. A question within a question is no table of its own. */
function aboutOf(statement: string): string {
  const outer = statement.startsWith("select") ? withoutBrackets(statement) : statement;
  return /(?:from|into|^update) "?([\w.]+)/i.exec(outer)?.[1] ?? outer.split(/[\s(]/, 2).join(" ").trim();
}

function withoutBrackets(statement: string): string {
  const shorter = statement.replaceAll(/\([^()]*\)/g, "");
  return shorter === statement ? statement : withoutBrackets(shorter);
}

it("an order of an audio asks the database for each thing once, and writes its job's number at once", async () => {
  const viewer = await aViewer(domain.db, { plan: "monthly" });
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
  const entry = await anEntry(domain.db, viewer);
  await aRevision(domain.db, viewer, entry.id, "0001");
  const sent = await statementsOf(domain.sql, () => domain.audios.generate(viewer, entry.id));
  expect(sent.map(({ statement }) => aboutOf(statement))).toEqual([
    "entries",
    "segments",
    "begin",
    "queues",
    "ledger",
    "pgboss.job_common",
    "commit",
  ]);
  const [queue] = await domain.queues.active(viewer);
  const jobs = await domain.sql`select data from pgboss.job where id = ${queue?.jobId ?? null}`;
  expect(jobs).toMatchObject([{ data: { data: { queueId: queue?.id } } }]);
});

it("an order under an idempotency key asks whether it came before, and once more when its twins wait for it", async () => {
  const viewer = await aViewer(domain.db, { plan: "monthly" });
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
  const entry = await anEntry(domain.db, viewer);
  await aRevision(domain.db, viewer, entry.id, "0001");
  const order = () => domain.audios.generate(viewer, entry.id, {}, { idempotencyKey: "key" });
  const sent = await statementsOf(domain.sql, order);
  expect(sent.map(({ statement }) => aboutOf(statement))).toEqual([
    "idempotency_keys",
    "entries",
    "segments",
    "begin",
    "select pg_advisory_xact_lock",
    "idempotency_keys",
    "queues",
    "ledger",
    "pgboss.job_common",
    "idempotency_keys",
    "commit",
  ]);
  const again = await statementsOf(domain.sql, order);
  expect(again.map(({ statement }) => aboutOf(statement))).toEqual(["idempotency_keys", "queues"]);
});

it("a key whose day is over orders anew, and is known by its new order from then on", async () => {
  const viewer = await aViewer(domain.db, { plan: "monthly" });
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
  const [one, other] = [await anEntry(domain.db, viewer), await anEntry(domain.db, viewer)];
  for (const { id } of [one, other]) await aRevision(domain.db, viewer, id, "0001");
  const order = (entryId: string) =>
    domain.audios.generate(viewer, entryId, {}, { idempotencyKey: "of yesterday" });
  const first = await order(one.id);
  await domain.sql`update idempotency_keys set created_at = now() - interval '25 hours' where user_id = ${viewer.uid}`;
  const second = await order(other.id);
  expect(second.id).not.toBe(first.id);
  expect(await order(other.id)).toEqual(second);
  await expect(order(one.id)).rejects.toMatchObject({ reason: "IDEMPOTENCY_KEY_REUSED" });
});

it("an order that is taken is told to its user's windows once, and one that is refused to nobody", async () => {
  const viewer = await aViewer(domain.db, { plan: "monthly" });
  const entry = await anEntry(domain.db, viewer);
  await aRevision(domain.db, viewer, entry.id, "0001");
  const told: unknown[] = [];
  const listening = Promise.withResolvers<void>();
  const leave = domain.events.subscribe(viewer.uid, (event) => told.push(event), listening.resolve);
  await listening.promise;

  const refused = domain.audios.generate(viewer, entry.id);
  await expect(refused).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
  expect(await domain.sql`select from queues where user_id = ${viewer.uid}`).toHaveLength(0);
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
  const queue = await domain.audios.generate(viewer, entry.id);
  await expect(domain.audios.generate(viewer, entry.id)).rejects.toMatchObject({ reason: "ALREADY_RUNNING" });

  await domain.events.publish(domain.db, { kind: "account", userId: viewer.uid });
  await until("the last event", () => told.length > 1);
  expect(told).toEqual([
    { kind: "queue", userId: viewer.uid, entryId: entry.id, queueId: queue.id },
    { kind: "account", userId: viewer.uid },
  ]);
  leave();
});

it("is answered with the queue as it was written", async () => {
  const viewer = await aViewer(domain.db, { plan: "monthly" });
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
  const entry = await anEntry(domain.db, viewer);
  await aRevision(domain.db, viewer, entry.id, "0001");
  const queue = await domain.audios.generate(viewer, entry.id);
  expect(await domain.queues.get(viewer, queue.id)).toEqual(queue);
});
