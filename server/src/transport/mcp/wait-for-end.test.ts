import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { queues } from "#db/schema/index";
import { type TestDomain, testDomain } from "#test/domain";
import { anEntry, aQueue, aViewer } from "#test/factories";
import { until } from "#test/poll";
import type { ToolContext, ToolRequest } from "./tool.ts";
import { waitForEnd } from "./wait-for-end.ts";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

/** A job that runs, and a client that waits for it, with a progress token or without. */
async function waiting(ms: number, progressToken?: string) {
  const viewer = await aViewer(domain.db);
  const { id: entryId } = await anEntry(domain.db, viewer);
  const { id } = await aQueue(domain.db, viewer, entryId, {
    queueType: "generate_audio",
    status: "running",
    stage: "speaking",
    total: 4,
  });
  const told: unknown[] = [];
  const gone = new AbortController();
  const request = {
    signal: gone.signal,
    _meta: { progressToken },
    notify: async (notification: unknown) => void told.push(notification),
  } as unknown as ToolRequest;
  const context = { services: domain, events: domain.events, viewer } as unknown as ToolContext;
  const change = (values: Partial<typeof queues.$inferInsert>) =>
    domain.db.transaction(async (tx) => {
      await tx.update(queues).set(values).where(eq(queues.id, id));
      await domain.events.publish(tx, { kind: "queue", userId: viewer.uid, entryId, queueId: id });
    });
  return { told, gone, change, ended: waitForEnd(context, id, ms, request) };
}

it("tells the progress of a job until its end to a client that asks for it", async () => {
  const { told, change, ended } = await waiting(25_000, "p1");
  await until("the first word", () => told.length === 1);
  await change({ done: 2 });
  await until("the second word", () => told.length === 2);
  await change({ done: 2 });
  await change({ status: "completed", done: 4, finishedAt: new Date() });
  expect(await ended).toMatchObject({ status: "completed" });
  const progress = told.map((one) => (one as { params: { progress: number } }).params.progress);
  expect(progress).toEqual([0.02, 0.46]);
  expect(told[0]).toMatchObject({
    method: "notifications/progress",
    params: { progressToken: "p1", total: 1, message: "speaking" },
  });
});

it("answers with the state when the time is over, and tells nothing to a client that asks for no progress", async () => {
  const { told, ended } = await waiting(200);
  expect(await ended).toMatchObject({ status: "running", finishedAt: null });
  expect(told).toEqual([]);
});

it("stops to wait for a client that has left", async () => {
  const { gone, ended } = await waiting(25_000);
  gone.abort();
  expect(await ended).toMatchObject({ status: "running" });
});
