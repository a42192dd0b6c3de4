import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "#db/client";
import { entries, type QueueRow, queues } from "#db/schema/index";
import type { CreditsService } from "#domain/credits/credits.service";
import type { Emit } from "#domain/outbox/emit";
import type { QueueStage } from "#kernel/vocabulary";
import type { Events } from "#ports/events";
import type { Jobs } from "#ports/jobs";
import { completedEvent } from "./events.ts";
import { followUp, type NextJob } from "./follow.ts";
import { publishQueue } from "./publish-queue.ts";
import { throttle } from "./throttle.ts";

const REPORTS_A_SECOND = { most: 4, perMs: 1_000 };

/** Somebody else has ended the job, or runs it now: nothing that this attempt made may be kept. */
export class Superseded extends Error {}

export interface Outcome {
  revisionNumber: string;
  /** Credits that the job has used; never more than were held are taken. */
  credits: number;
  /** The audio that was ordered with the script: paid from what the hold has left. */
  next?: NextJob | null;
}

/** One run of a job by one worker: the right to report on it and, once, to complete it. */
export interface Attempt {
  queue: QueueRow;
  /** Aborts when the job was cancelled, runs elsewhere, or the process stops. */
  signal: AbortSignal;
  report(stage: QueueStage, done?: number, total?: number): void;
  /** Writes the result and completes the job in one transaction; Superseded when the attempt is not its own any more. */
  complete(write: (tx: Transaction) => Promise<Outcome>): Promise<void>;
}

interface Needs {
  db: Database;
  events: Events;
  credits: CreditsService;
  jobs: Jobs;
  emit: Emit;
}

export function openAttempt(
  { db, events, credits, jobs, emit }: Needs,
  queue: QueueRow,
  stopped: AbortSignal,
) {
  const lost = new AbortController();
  const follow = followUp({ events, credits, jobs });
  const mine = and(eq(queues.id, queue.id), eq(queues.status, "running"), eq(queues.attempt, queue.attempt));

  const progress = throttle(
    REPORTS_A_SECOND,
    (step: Pick<QueueRow, "stage" | "done" | "total">) =>
      db.transaction(async (tx) => {
        const [row] = await tx.update(queues).set(step).where(mine).returning({ id: queues.id });
        if (!row) throw new Superseded();
        await publishQueue(events, tx, queue);
      }),
    (error) => error instanceof Superseded && lost.abort(error),
  );

  const attempt: Attempt = {
    queue,
    signal: AbortSignal.any([stopped, lost.signal]),
    report: (stage, done = 0, total = 0) => progress.push({ stage, done, total }),
    async complete(write) {
      await progress.stop();
      await db.transaction(async (tx) => {
        // Entry before queue before user: every transaction locks in this order.
        await tx.select({ id: entries.id }).from(entries).where(eq(entries.id, queue.entryId)).for("update");
        const [row] = await tx.select({ id: queues.id }).from(queues).where(mine).for("update");
        if (!row) throw new Superseded();
        const { revisionNumber, credits: used, next } = await write(tx);
        const left = await credits.settle(tx, queue.id, used);
        const audioHeldBack = next ? await follow(tx, queue, next, left) : null;
        await tx
          .update(queues)
          .set({
            status: "completed",
            done: queues.total,
            revisionNumber,
            audioHeldBack,
            finishedAt: new Date(),
          })
          .where(eq(queues.id, queue.id));
        await publishQueue(events, tx, queue);
        await emit(tx, queue.userId, completedEvent(queue, revisionNumber));
      });
    },
  };
  return { attempt, lost: lost.signal, close: () => progress.stop() };
}
