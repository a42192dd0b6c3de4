import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { queues } from "#db/schema/index";
import { AppError, invalid } from "#kernel/errors";
import type { AppEvent } from "#ports/events";
import { type TestDomain, testDomain, undisturbed } from "#test/domain";
import { anEntry, aQueue, aViewer } from "#test/factories";
import { until } from "#test/poll";
import { statementsOf } from "#test/statements";
import type { Attempt } from "./attempt.ts";
import { queueFailure } from "./failure.ts";
import type { JobOrder } from "./order.ts";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

async function setting(credits = 100) {
  const viewer = await aViewer(domain.db);
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, credits, "start"));
  const entry = await anEntry(domain.db, viewer);
  const order = (values: Partial<JobOrder> = {}) =>
    domain.queues.order(viewer, {
      entryId: entry.id,
      queueType: "generate_script",
      input: {},
      price: async () => 20,
      requestHash: "hash",
      ...values,
    });
  const state = async (id: string) => domain.queues.get(viewer, id);
  return { viewer, entry, order, state };
}

const finish = (attempt: Attempt, credits = 5) =>
  attempt.complete(async () => ({ revisionNumber: "0001", credits }));

describe("a queue", () => {
  it("tells its type, its status and when it was made, from queued over running to completed [3.2]", async () => {
    const { viewer, order, state } = await setting();
    const { id } = await order();
    expect(await state(id)).toMatchObject({ queueType: "generate_script", status: "queued" });
    expect((await state(id)).createdAt).toBeInstanceOf(Date);
    await domain.queues.run(id, undisturbed, async (attempt) => {
      expect((await state(id)).status).toBe("running");
      await finish(attempt, 7);
    });
    expect(await state(id)).toMatchObject({ status: "completed", revisionNumber: "0001", errorCode: null });
    expect(await domain.credits.balance(viewer)).toEqual({
      balance: 93,
      held: 0,
      totalEarned: 100,
      totalSpent: 7,
    });
  });

  it("is there with its hold and its job, or not at all", async () => {
    const { viewer, entry, order } = await setting(10);
    await expect(order()).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
    expect(await domain.queues.list(viewer, entry.id)).toEqual([]);
    expect(await domain.credits.balance(viewer)).toMatchObject({ balance: 10, held: 0 });
    const jobs = await domain.sql`select 1 from pgboss.job where group_id = ${viewer.uid}`;
    expect(jobs).toHaveLength(0);
  });

  it("is the only active one of its type on its entry, also against simultaneous requests", async () => {
    const { viewer, order } = await setting();
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => order({ price: async () => 1 })));
    const refused = tries.filter((t) => t.status === "rejected").map((t) => t.reason);
    expect(refused).toHaveLength(5);
    for (const error of refused) expect(error).toMatchObject({ code: "CONFLICT", reason: "ALREADY_RUNNING" });
    expect(await domain.credits.balance(viewer)).toMatchObject({ held: 1 });
    await expect(order({ queueType: "generate_audio" })).resolves.toMatchObject({ status: "queued" });
  });

  it("that fails gives everything back and says why, in the error's own words", async () => {
    const { viewer, order, state } = await setting();
    const { id } = await order();
    await domain.queues.run(id, undisturbed, async () => {
      throw new AppError("PAGE_UNREADABLE", { message: "The page asks for a login" });
    });
    expect(await state(id)).toMatchObject({
      status: "failed",
      errorCode: "PAGE_UNREADABLE",
      errorMessage: "The page asks for a login",
    });
    expect(await domain.credits.balance(viewer)).toMatchObject({ balance: 100, held: 0, totalSpent: 0 });
  });

  it.each([
    ["PAGE_UNREADABLE", "LOGIN_WALL", "LOGIN_WALL"],
    ["CONFLICT", "PAGE_CHANGED", "PAGE_CHANGED"],
    ["SERVICE_UNAVAILABLE", "SPEECH_ENGINE", "SPEECH_ENGINE"],
    ["SERVICE_UNAVAILABLE", undefined, "SERVICE_UNAVAILABLE"],
    // It would read as if the entry were not found.
    ["PAGE_UNREADABLE", "NOT_FOUND", "PAGE_UNREADABLE"],
  ] as const)("that fails with %s for the reason %s says %s", async (code, reason, said) => {
    const { order, state } = await setting();
    const { id } = await order();
    await domain.queues.run(id, undisturbed, async () => {
      throw new AppError(code, { reason });
    });
    expect(await state(id)).toMatchObject({ status: "failed", errorCode: said });
  });

  it("that fails with refused input keeps its field and rule", async () => {
    const { order, state } = await setting();
    const { id } = await order();
    await domain.queues.run(id, undisturbed, async () => {
      throw invalid("text", "sentence_too_long", { limit: 4_096, unit: "bytes" });
    });
    const row = await state(id);
    expect(row).toMatchObject({
      status: "failed",
      errorCode: "VALIDATION_ERROR",
      errorMessage: "text: is longer than 4096 bytes",
    });
    expect(queueFailure(row)).toEqual({
      code: "VALIDATION_ERROR",
      reason: null,
      message: "text: is longer than 4096 bytes",
      details: { field: "text", rule: "sentence_too_long", limit: 4_096, unit: "bytes" },
    });
  });

  it.each([
    ["LOGIN_WALL", "PAGE_UNREADABLE", "LOGIN_WALL"],
    ["WRITER", "SERVICE_UNAVAILABLE", "WRITER"],
    ["CANCELLED", "CONFLICT", "CANCELLED"],
    ["PAGE_UNREADABLE", "PAGE_UNREADABLE", null],
    ["A_WORD_OF_TOMORROW", "SERVER_ERROR", null],
  ])("that ended with the word %s failed with %s for the reason %s", (errorCode, code, reason) => {
    expect(queueFailure({ errorCode, errorMessage: "m", errorDetails: null })).toEqual({
      code,
      reason,
      message: "m",
      details: null,
    });
  });

  it("that has not failed has no failure", () => {
    expect(queueFailure({ errorCode: null, errorMessage: null, errorDetails: null })).toBeNull();
  });

  it("that fails on our side tells nothing of our insides", async () => {
    const { order, state } = await setting();
    const { id } = await order();
    const run = domain.queues.run(id, undisturbed, async () => {
      throw new Error("relation secrets does not exist");
    });
    await expect(run).rejects.toThrow("relation secrets");
    const { errorCode, errorMessage } = await state(id);
    expect(errorCode).toBe("SERVER_ERROR");
    expect(errorMessage).not.toContain("secrets");
  });

  it("that is cancelled gives the hold back, ends its work and keeps nothing of it", async () => {
    const { viewer, entry, order, state } = await setting();
    const { id } = await order();
    let stopped = false;
    let written = false;
    const run = domain.queues.run(id, undisturbed, async (attempt) => {
      await domain.queues.cancel(viewer, entry.id, id);
      attempt.report("writing");
      await until("the signal", () => attempt.signal.aborted);
      stopped = true;
      await attempt.complete(async () => {
        written = true;
        return { revisionNumber: "0001", credits: 5 };
      });
    });
    await run;
    expect({ stopped, written }).toEqual({ stopped: true, written: false });
    expect(await state(id)).toMatchObject({ status: "failed", errorCode: "CANCELLED" });
    expect(await domain.credits.balance(viewer)).toMatchObject({ balance: 100, held: 0 });
    await expect(domain.queues.cancel(viewer, entry.id, id)).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("completes once: an attempt that another has followed keeps nothing, though it ends first", async () => {
    const { viewer, order, state } = await setting();
    const { id } = await order();
    const completed: string[] = [];
    const complete = (name: string, before: Promise<unknown>) => async (attempt: Attempt) => {
      await before;
      await attempt.complete(async () => {
        completed.push(name);
        return { revisionNumber: "0001", credits: 6 };
      });
    };
    const attempts = (count: number) =>
      until(`attempt ${count}`, async () => (await state(id)).attempt === count);
    const first = domain.queues.run(id, undisturbed, complete("first", attempts(2)));
    await attempts(1);
    await domain.queues.run(id, undisturbed, complete("second", first));
    expect(completed).toEqual(["second"]);
    expect(await domain.credits.balance(viewer)).toMatchObject({ balance: 94, held: 0, totalSpent: 6 });
    await domain.queues.run(id, undisturbed, complete("third", Promise.resolve()));
    expect(completed).toEqual(["second"]);
  });

  it("goes on when an attempt that another has followed breaks", async () => {
    const { viewer, order, state } = await setting();
    const { id } = await order();
    const attempts = (count: number) =>
      until(`attempt ${count}`, async () => (await state(id)).attempt === count);
    const first = domain.queues.run(id, undisturbed, async () => {
      await attempts(2);
      throw new Error("its own trouble");
    });
    await attempts(1);
    await domain.queues.run(id, undisturbed, async (attempt) => {
      await first;
      await finish(attempt);
    });
    expect(await state(id)).toMatchObject({ status: "completed", errorCode: null });
    expect(await domain.credits.balance(viewer)).toMatchObject({ balance: 95, held: 0 });
  });

  it("goes on running when its process hands it back", async () => {
    const { viewer, order, state } = await setting();
    const { id } = await order();
    const stop = new AbortController();
    const run = domain.queues.run(id, { ...undisturbed, signal: stop.signal }, async (attempt) => {
      stop.abort(new Error("the process stops"));
      attempt.signal.throwIfAborted();
    });
    await expect(run).rejects.toThrow("the process stops");
    expect((await state(id)).status).toBe("running");
    expect(await domain.credits.balance(viewer)).toMatchObject({ held: 20 });
    await domain.queues.run(id, undisturbed, (attempt) => finish(attempt));
    expect((await state(id)).status).toBe("completed");
  });

  it("whose every attempt was lost is given up, and costs nothing", async () => {
    const { viewer, order, state } = await setting();
    const { id } = await order();
    await domain.queues.giveUp(id);
    await domain.queues.giveUp(id);
    expect(await state(id)).toMatchObject({ status: "failed", errorCode: "SERVER_ERROR" });
    expect(await domain.credits.balance(viewer)).toMatchObject({ balance: 100, held: 0 });
  });

  it("is not begun by a worker that has lost its claim, and goes on with the one that has it", async () => {
    const { order, state } = await setting();
    const { id } = await order();
    await domain.queues.run(id, undisturbed, async (attempt) => {
      const frozen = { ...undisturbed, holds: async () => false };
      await domain.queues.run(id, frozen, () => Promise.reject(new Error("it began")));
      await finish(attempt);
    });
    expect(await state(id)).toMatchObject({ status: "completed", attempt: 1 });
  });

  it("whose run was overtaken goes back to the workers, as long as it has not ended", async () => {
    const { order, state } = await setting();
    const handedBack: string[] = [];
    for (const ending of ["overtaken", "ended"] as const) {
      const { id } = await order();
      const context = { ...undisturbed, handBack: async () => void handedBack.push(ending) };
      await domain.queues.run(id, context, async (attempt) => {
        await domain.sql`update queues set attempt = attempt + 1 where id = ${id}`;
        if (ending === "ended") await domain.queues.giveUp(id);
        await finish(attempt);
      });
      expect((await state(id)).status).toBe(ending === "ended" ? "failed" : "running");
      await domain.queues.giveUp(id);
    }
    expect(handedBack).toEqual(["overtaken"]);
  });

  it("whose job has ended or is gone is given up, with its hold or without; one that waits is left alone", async () => {
    const lost = [await setting(), await setting(0), await setting()];
    const ids = await Promise.all(
      lost.map(({ order }, i) => order({ price: async () => (i === 1 ? 0 : 20) })),
    );
    const waiting = await setting();
    const { id } = await waiting.order();
    const [gone, ended, failed] = ids.map(({ jobId }) => jobId!);
    await domain.sql`delete from pgboss.job where id = ${gone!}`;
    await domain.sql`update pgboss.job set state = 'completed', completed_on = now() where id = ${ended!}`;
    await domain.sql`update pgboss.job set state = 'failed', completed_on = now() where id = ${failed!}`;

    await domain.queues.giveUpLost(new Date(Date.now() - 60_000));
    expect((await lost[0]!.state(ids[0]!.id)).status).toBe("queued");
    await domain.queues.giveUpLost(new Date(Date.now() + 1_000));

    for (const [i, { state }] of lost.entries())
      expect(await state(ids[i]!.id)).toMatchObject({ status: "failed", errorCode: "SERVER_ERROR" });
    expect(await domain.credits.balance(lost[0]!.viewer)).toMatchObject({ balance: 100, held: 0 });
    expect((await waiting.state(id)).status).toBe("queued");
    expect(await domain.credits.balance(waiting.viewer)).toMatchObject({ balance: 80, held: 20 });
  });

  it("tells its progress at most four times a second, and never loses the last word", async () => {
    const { viewer, order, state } = await setting();
    const { id } = await order();
    let told = 0;
    let listens = false;
    const count = (event: AppEvent) => {
      if (event.kind === "queue" && event.queueId === id) told++;
      else listens = true;
    };
    const leave = domain.events.subscribe(viewer.uid, count, () => {});
    await until("the listener", async () => {
      await domain.events.publish(domain.db, { kind: "queue", userId: viewer.uid, entryId: "", queueId: "" });
      return listens;
    });
    const before = told;
    await domain.queues.run(id, undisturbed, async (attempt) => {
      await until("word of the start", () => told > before);
      told = 0;
      const from = Date.now();
      for (let i = 1; i <= 300; i++) {
        attempt.report("writing", i, 300);
        await new Promise((resolve) => setTimeout(resolve, 3));
      }
      await until("the last report", async () => (await state(id)).done === 300);
      const seconds = (Date.now() - from) / 1_000;
      // Four in any second, and the first four at once.
      expect(told).toBeLessThanOrEqual(4 * (Math.floor(seconds) + 1));
      expect(told).toBeGreaterThan(1);
      await finish(attempt);
    });
    leave();
  });

  it("of another user is neither seen nor cancelled [6.2]", async () => {
    const { entry, order } = await setting();
    const { id } = await order();
    const stranger = await aViewer(domain.db);
    await expect(domain.queues.get(stranger, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(domain.queues.list(stranger, entry.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(domain.queues.cancel(stranger, entry.id, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is read together with what else is asked for at that moment, by its own user only [6.2]", async () => {
    const [ann, bob] = [await setting(), await setting()];
    const [hers, his] = [await ann.order(), await bob.order()];
    const found: unknown[] = [];
    const sent = await statementsOf(domain.sql, async () => {
      const asked = [
        domain.queues.get(ann.viewer, hers.id),
        domain.queues.get(bob.viewer, his.id.toUpperCase()),
        domain.queues.get(ann.viewer, his.id),
        domain.queues.get(bob.viewer, hers.id),
      ];
      found.push(...(await Promise.allSettled(asked)));
    });
    expect(found).toMatchObject([
      { value: { id: hers.id, userId: ann.viewer.uid } },
      { value: { id: his.id, userId: bob.viewer.uid } },
      { reason: { code: "NOT_FOUND" } },
      { reason: { code: "NOT_FOUND" } },
    ]);
    expect(sent).toHaveLength(1);
  });

  it("is among the viewer's active ones as long as it waits or runs, whatever its entry [4.3]", async () => {
    const { viewer, order } = await setting();
    const other = await setting();
    await other.order();
    const elsewhere = await anEntry(domain.db, viewer);
    const first = await order();
    const second = await order({ entryId: elsewhere.id });
    const active = async () => (await domain.queues.active(viewer)).map(({ id }) => id);
    expect(await active()).toEqual([second.id, first.id]);
    await domain.queues.run(second.id, undisturbed, (attempt) => finish(attempt).then(() => undefined));
    expect(await active()).toEqual([first.id]);
  });

  it("is listed as the latest of its type, newest first, and the active one always", async () => {
    const { viewer, entry } = await setting();
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
    const queue = (minute: number, values: Partial<typeof queues.$inferInsert>) =>
      aQueue(domain.db, viewer, entry.id, { createdAt: at(minute), ...values });
    await queue(1, { status: "failed" });
    const audio = await queue(2, { queueType: "generate_audio", status: "completed" });
    const active = await queue(3, { status: "running" });
    const listed = await domain.queues.list(viewer, entry.id);
    expect(listed.map(({ id }) => id)).toEqual([active.id, audio.id]);
  });
});

describe("an idempotency key", () => {
  it("gives the first answer again, also to twins that arrive together", async () => {
    const { viewer, order } = await setting();
    const answers = await Promise.all(Array.from({ length: 5 }, () => order({ idempotencyKey: "k" })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await domain.credits.balance(viewer)).toMatchObject({ balance: 80, held: 20 });
  });

  it("is refused for another request", async () => {
    const { order } = await setting();
    await order({ idempotencyKey: "k" });
    await expect(order({ idempotencyKey: "k", requestHash: "other" })).rejects.toMatchObject({
      code: "CONFLICT",
      reason: "IDEMPOTENCY_KEY_REUSED",
    });
  });

  it("belongs to its user, and is not used up by a refusal", async () => {
    const { order, viewer, entry } = await setting();
    const blocked = await order({});
    await expect(order({ idempotencyKey: "k" })).rejects.toMatchObject({ reason: "ALREADY_RUNNING" });
    await domain.queues.cancel(viewer, entry.id, blocked.id);
    await expect(order({ idempotencyKey: "k" })).resolves.toBeDefined();
    const other = await setting();
    await expect(other.order({ idempotencyKey: "k" })).resolves.toBeDefined();
  });
});
