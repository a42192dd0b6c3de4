import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Database, Transaction } from "#db/client";
import { type QueueRow, queues } from "#db/schema/index";
import type { CreditsService } from "#domain/credits/credits.service";
import { firstAnswer, once } from "#domain/credits/idempotency";
import type { Emit } from "#domain/outbox/emit";
import { requireOwnEntry } from "#domain/ownership/require-own-entry";
import { AppError, notFound } from "#kernel/errors";
import { isId } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import type { Events } from "#ports/events";
import type { JobContext, Jobs } from "#ports/jobs";
import { type Attempt, openAttempt, Superseded } from "./attempt.ts";
import { endings, whereActive } from "./ending.ts";
import { failureOf, isOutage } from "./failure.ts";
import { latestQueues } from "./latest.ts";
import { type JobOrder, placeOrder } from "./order.ts";
import { orderTurns } from "./order-turns.ts";
import { ownQueues } from "./own-queues.ts";
import { publishQueue } from "./publish-queue.ts";

/** The job was given to another worker before this one began. */
class NotHeld extends Error {}

export type QueuesService = ReturnType<typeof queuesService>;

interface Needs {
  db: Database;
  jobs: Jobs;
  events: Events;
  credits: CreditsService;
  emit: Emit;
}

export function queuesService({ db, jobs, events, credits, emit }: Needs) {
  const { fail, cancel } = endings({ events, credits, jobs, emit });
  const place = placeOrder({ jobs, events, credits });
  const findOwn = ownQueues(db);
  const turns = orderTurns();

  async function find(queueId: string): Promise<QueueRow | null> {
    const [row] = await db.select().from(queues).where(eq(queues.id, queueId));
    return row ?? null;
  }

  /** The first step of an attempt; null when the job ended meanwhile, or was given to another worker. */
  async function start(queueId: string, context: JobContext) {
    return db
      .transaction(async (tx) => {
        const [row] = await tx
          .update(queues)
          .set({
            status: "running",
            attempt: sql`${queues.attempt} + 1`,
            startedAt: sql`coalesce(${queues.startedAt}, now())`,
          })
          .where(and(eq(queues.id, queueId), whereActive))
          .returning();
        if (!row) return null;
        // Asked while the queue is locked: a worker that was frozen until now must not end the attempt of another.
        if (!(await context.holds(tx))) throw new NotHeld();
        await publishQueue(events, tx, row);
        return row;
      })
      .catch((error) => {
        if (error instanceof NotHeld) return null;
        throw error;
      });
  }

  /** The job of an attempt that lost its queue goes to somebody who can end it, as long as it has not ended. */
  async function giveBack(queueId: string, context: JobContext) {
    const queue = await find(queueId);
    if (queue?.status === "queued" || queue?.status === "running") await context.handBack();
  }

  return {
    /** Newest first: the latest job of each type. The active one, if any, is always among them. */
    async list(viewer: Viewer, entryId: string): Promise<QueueRow[]> {
      await requireOwnEntry(db, viewer, entryId);
      return (await latestQueues(db, [entryId])).get(entryId) ?? [];
    },

    /** The same for many entries, in one query. The caller has checked that they are the viewer's. */
    recentOf: (entryIds: readonly string[]): Promise<Map<string, QueueRow[]>> => latestQueues(db, entryIds),

    /** Queued and running jobs of the viewer on all entries, newest first. */
    active: (viewer: Viewer): Promise<QueueRow[]> =>
      db
        .select()
        .from(queues)
        .where(and(eq(queues.userId, viewer.uid), whereActive))
        .orderBy(desc(queues.createdAt), desc(queues.id)),

    async get(viewer: Viewer, queueId: string): Promise<QueueRow> {
      const row = isId(queueId) && (await findOwn(viewer.uid, queueId));
      if (!row) throw notFound("Queue");
      return row;
    },

    async getOfEntry(viewer: Viewer, entryId: string, queueId: string): Promise<QueueRow> {
      const queue = await this.get(viewer, queueId);
      if (queue.entryId !== entryId) throw notFound("Queue");
      return queue;
    },

    /** Ends an active job; what exists is kept, the hold goes back. */
    async cancel(viewer: Viewer, entryId: string, queueId: string): Promise<QueueRow> {
      const queue = await this.getOfEntry(viewer, entryId, queueId);
      const cancelled = await db.transaction((tx) => cancel(tx, queue));
      if (!cancelled)
        throw new AppError("CONFLICT", { message: "This job has ended already", reason: "ENDED" });
      return cancelled;
    },

    /** Cancels all active jobs of an entry that is being removed. */
    async cancelAll(tx: Transaction, entryId: string): Promise<void> {
      const active = await tx
        .select()
        .from(queues)
        .where(and(eq(queues.entryId, entryId), whereActive))
        .for("update");
      for (const queue of active) await cancel(tx, queue);
    },

    /**
     * The queue that the first of these same requests was answered with. Ask for it before you ask for a price: the
     * page or script that the order needed may be gone by now, which takes nothing from an order that was taken.
     */
    async placedBefore(
      viewer: Viewer,
      { idempotencyKey: key, requestHash }: Pick<JobOrder, "idempotencyKey" | "requestHash">,
    ): Promise<QueueRow | null> {
      const queueId = key ? await firstAnswer(db, viewer, { key, requestHash }) : null;
      return queueId ? ((await findOwn(viewer.uid, queueId)) ?? null) : null;
    },

    /** Prices and places an order when it is its user's turn. */
    inTurn: turns.take,

    /** Holds the credits, writes the queue and sends its job: one transaction, all or nothing. */
    async order(viewer: Viewer, order: JobOrder): Promise<QueueRow> {
      const { idempotencyKey: key, requestHash } = order;
      if (!key) return db.transaction((tx) => place(tx, viewer, order));
      const outcome = await db.transaction((tx) =>
        once(tx, viewer, { key, requestHash }, () => place(tx, viewer, order)),
      );
      const queue = "made" in outcome ? outcome.made : await find(outcome.before);
      if (!queue) throw notFound("Queue");
      return queue;
    },

    /** One attempt at a job, from start to completion, failure, hand-back or the loss of the database. */
    async run(
      queueId: string,
      context: JobContext,
      work: (attempt: Attempt) => Promise<void>,
    ): Promise<void> {
      const { signal } = context;
      await turns.quiet();
      const queue = await start(queueId, context);
      if (!queue) return;
      const { attempt, lost, close } = openAttempt({ db, events, credits, jobs, emit }, queue, signal);
      try {
        await work(attempt);
      } catch (error) {
        if (lost.aborted || error instanceof Superseded) return await giveBack(queueId, context);
        // A failure that another attempt can fix does not end the queue: the job is tried again.
        if (signal.aborted || isOutage(error)) throw error;
        await close();
        const failure = failureOf(error);
        // An attempt that another has followed has no say in how the job ends.
        const stillMine = eq(queues.attempt, queue.attempt);
        const failed = await db.transaction((tx) => fail(tx, queue, failure, stillMine));
        if (failed && failure.errorCode === "SERVER_ERROR") throw error;
      } finally {
        await close();
      }
    },

    /** Ends a job whose every attempt lost its worker, or the database. */
    async giveUp(queueId: string): Promise<void> {
      await db.transaction(async (tx) => {
        const [queue] = await tx.select().from(queues).where(eq(queues.id, queueId));
        if (queue) await fail(tx, queue, failureOf(null));
      });
    },

    /** Ends the queues from before `time` whose job has ended or is gone: they would be active for ever. */
    async giveUpLost(time: Date): Promise<void> {
      const rows = await db
        .select({ id: queues.id, jobId: queues.jobId })
        .from(queues)
        .where(and(whereActive, lt(queues.createdAt, time)));
      const lost = new Set(await jobs.lost(rows.flatMap(({ jobId }) => jobId ?? [])));
      for (const { id, jobId } of rows) if (!jobId || lost.has(jobId)) await this.giveUp(id);
    },
  };
}
