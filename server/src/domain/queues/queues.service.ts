import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "#db/client";
import { type QueueRow, queues } from "#db/schema/index";
import type { CreditsService } from "#domain/credits/credits.service";
import { once } from "#domain/credits/idempotency";
import { ownEntry } from "#domain/entries/own-entry";
import { AppError, notFound } from "#domain/errors";
import { PLAN_LIMITS } from "#domain/limits";
import { isId } from "#domain/validate";
import type { Viewer } from "#domain/viewer";
import type { QueueType } from "#domain/vocabulary";
import type { Events } from "#ports/events";
import type { JobContext, Jobs } from "#ports/jobs";
import { announce } from "./announce.ts";
import { type Attempt, openAttempt, Superseded } from "./attempt.ts";
import { failureOf } from "./failure.ts";

const ACTIVE = ["queued", "running"] as const;

/** What a request that spends may carry. */
export interface OrderOptions {
  /** The price that was shown; the charge is never above it. */
  quoteId?: string | null;
  idempotencyKey?: string | null;
}

export interface JobOrder {
  entryId: string;
  queueType: QueueType;
  /** Known beforehand where the job speaks a revision that exists. */
  revisionNumber?: string;
  /** What the job needs to know, as the task will read it. */
  input: Record<string, unknown>;
  /** Decides the credits to hold, in the transaction of the order. */
  price: (tx: Transaction) => Promise<number>;
  /** Hash of the whole request, for its idempotency key. */
  requestHash: string;
  idempotencyKey?: string | null;
}

export type QueuesService = ReturnType<typeof queuesService>;

interface Needs {
  db: Database;
  jobs: Jobs;
  events: Events;
  credits: CreditsService;
}

export function queuesService({ db, jobs, events, credits }: Needs) {
  /** Ends an active queue as failed and gives the hold back. The row must be locked or just written. */
  async function end(tx: Transaction, queue: QueueRow, errorCode: string, errorMessage: string) {
    const [row] = await tx
      .update(queues)
      .set({ status: "failed", errorCode, errorMessage, finishedAt: new Date() })
      .where(and(eq(queues.id, queue.id), inArray(queues.status, [...ACTIVE])))
      .returning();
    if (!row) return null;
    await credits.settle(tx, queue.id, 0);
    await announce(events, tx, queue);
    return row;
  }

  async function cancelIn(tx: Transaction, queue: QueueRow) {
    const row = await end(tx, queue, "CANCELLED", "The job was cancelled; nothing was charged");
    if (row?.jobId) await jobs.cancel(tx, row.jobId);
    return row;
  }

  async function insert(tx: Transaction, viewer: Viewer, order: JobOrder) {
    const { entryId, queueType, revisionNumber, input } = order;
    const amount = await order.price(tx);
    const [queue] = await tx
      .insert(queues)
      .values({ entryId, userId: viewer.uid, queueType, revisionNumber, input })
      .onConflictDoNothing()
      .returning();
    if (!queue)
      throw new AppError("CONFLICT", {
        message: "A job of this kind is under way for this entry",
        reason: "ALREADY_RUNNING",
      });
    await credits.hold(tx, viewer.uid, queue.id, amount);
    const jobId = await jobs.enqueue(tx, {
      task: queueType,
      data: { queueId: queue.id },
      group: viewer.uid,
      groupLimit: PLAN_LIMITS[viewer.plan].jobsAtOnce,
    });
    await tx.update(queues).set({ jobId }).where(eq(queues.id, queue.id));
    await announce(events, tx, queue);
    return queue.id;
  }

  async function byId(queueId: string) {
    const [row] = await db.select().from(queues).where(eq(queues.id, queueId));
    if (!row) throw notFound("Queue");
    return row;
  }

  /** The first step of an attempt; null when the job ended meanwhile. */
  async function start(queueId: string) {
    return db.transaction(async (tx) => {
      const [row] = await tx
        .update(queues)
        .set({
          status: "running",
          attempt: sql`${queues.attempt} + 1`,
          startedAt: sql`coalesce(${queues.startedAt}, now())`,
        })
        .where(and(eq(queues.id, queueId), inArray(queues.status, [...ACTIVE])))
        .returning();
      if (row) await announce(events, tx, row);
      return row ?? null;
    });
  }

  return {
    /** Newest first: the latest job of each type. The active one, if any, is always among them. */
    async list(viewer: Viewer, entryId: string): Promise<QueueRow[]> {
      await ownEntry(db, viewer, entryId);
      return (await latest(db, [entryId])).get(entryId) ?? [];
    },

    /** The same for many entries, in one query. The caller has checked that they are the viewer's. */
    recentOf: (entryIds: readonly string[]): Promise<Map<string, QueueRow[]>> => latest(db, entryIds),

    async get(viewer: Viewer, queueId: string): Promise<QueueRow> {
      const [row] = isId(queueId)
        ? await db
            .select()
            .from(queues)
            .where(and(eq(queues.id, queueId), eq(queues.userId, viewer.uid)))
        : [];
      if (!row) throw notFound("Queue");
      return row;
    },

    /** Ends an active job; what exists is kept, the hold goes back. */
    async cancel(viewer: Viewer, entryId: string, queueId: string): Promise<QueueRow> {
      const queue = await this.get(viewer, queueId);
      if (queue.entryId !== entryId) throw notFound("Queue");
      const cancelled = await db.transaction((tx) => cancelIn(tx, queue));
      if (!cancelled)
        throw new AppError("CONFLICT", { message: "This job has ended already", reason: "ENDED" });
      return cancelled;
    },

    /** Ends whatever is active on an entry that is about to go. */
    async cancelAll(tx: Transaction, entryId: string): Promise<void> {
      const active = await tx
        .select()
        .from(queues)
        .where(and(eq(queues.entryId, entryId), inArray(queues.status, [...ACTIVE])))
        .for("update");
      for (const queue of active) await cancelIn(tx, queue);
    },

    /** Holds the credits, writes the queue and sends its job: one transaction, all or nothing. */
    async order(viewer: Viewer, order: JobOrder): Promise<QueueRow> {
      const { idempotencyKey: key, requestHash } = order;
      const queueId = await db.transaction((tx) =>
        key
          ? once(tx, viewer, { key, requestHash }, () => insert(tx, viewer, order))
          : insert(tx, viewer, order),
      );
      return byId(queueId);
    },

    /** One attempt at a job, from start to completion, failure or hand-back. */
    async run(
      queueId: string,
      { signal }: JobContext,
      work: (attempt: Attempt) => Promise<void>,
    ): Promise<void> {
      const queue = await start(queueId);
      if (!queue) return;
      const { attempt, lost, close } = openAttempt({ db, events, credits }, queue, signal);
      try {
        await work(attempt);
      } catch (error) {
        if (lost.aborted || error instanceof Superseded) return;
        if (signal.aborted) throw error;
        await close();
        const { code, message } = failureOf(error);
        await db.transaction((tx) => end(tx, queue, code, message));
        if (code === "SERVER_ERROR") throw error;
      } finally {
        await close();
      }
    },

    /** Ends a job whose every attempt lost its worker. */
    async giveUp(queueId: string): Promise<void> {
      await db.transaction(async (tx) => {
        const [queue] = await tx.select().from(queues).where(eq(queues.id, queueId));
        if (queue) await end(tx, queue, "SERVER_ERROR", failureOf(null).message);
      });
    },
  };
}

async function latest(db: Database, entryIds: readonly string[]) {
  const found = new Map<string, QueueRow[]>(entryIds.map((id) => [id, []]));
  if (entryIds.length === 0) return found;
  const rows = await db
    .selectDistinctOn([queues.entryId, queues.queueType])
    .from(queues)
    .where(inArray(queues.entryId, [...entryIds]))
    .orderBy(queues.entryId, queues.queueType, desc(queues.createdAt), desc(queues.id));
  for (const row of rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()))
    found.get(row.entryId)?.push(row);
  return found;
}
