import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDomain, testDomain } from "#test/domain";
import { anEntry, aRevision, aViewer } from "#test/factories";
import { statementsOf } from "#test/statements";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

/** The table that a statement is about, else its first two words. */
const aboutOf = (statement: string) =>
  /(?:from|into|^update) "?([\w.]+)/i.exec(statement)?.[1] ?? statement.split(/[\s(]/, 2).join(" ").trim();

it("an order of an audio asks the database for each thing once, and writes its job's number at once", async () => {
  const viewer = await aViewer(domain.db, { plan: "monthly" });
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
  const entry = await anEntry(domain.db, viewer);
  await aRevision(domain.db, viewer, entry.id, "0001");
  const sent = await statementsOf(domain.sql, () => domain.audios.generate(viewer, entry.id));
  expect(sent.map(({ statement }) => aboutOf(statement))).toEqual([
    "entries",
    "revisions",
    "dictionary_words",
    "audios",
    "segments",
    "begin",
    "queues",
    "holds",
    "ledger",
    "users",
    "pgboss.job_common",
    "select pg_notify",
    "commit",
  ]);
  const [queue] = await domain.queues.active(viewer);
  const jobs = await domain.sql`select data from pgboss.job where id = ${queue?.jobId ?? null}`;
  expect(jobs).toMatchObject([{ data: { data: { queueId: queue?.id } } }]);
});

it("is answered with the queue as it was written", async () => {
  const viewer = await aViewer(domain.db, { plan: "monthly" });
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
  const entry = await anEntry(domain.db, viewer);
  await aRevision(domain.db, viewer, entry.id, "0001");
  const queue = await domain.audios.generate(viewer, entry.id);
  expect(await domain.queues.get(viewer, queue.id)).toEqual(queue);
});
