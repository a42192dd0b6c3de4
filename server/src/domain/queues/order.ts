import { randomUUID } from "node:crypto";
import { getTableColumns } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { type QueueRow, queues } from "#db/schema/index";
import type { CreditsService } from "#domain/credits/credits.service";
import { AppError } from "#kernel/errors";
import { PLAN_LIMITS } from "#kernel/limits";
import type { Viewer } from "#kernel/viewer";
import type { QueueKind } from "#kernel/vocabulary";
import type { Events } from "#ports/events";
import type { Jobs } from "#ports/jobs";
import { queuePublication } from "./publish-queue.ts";

/** Options of a request that spends. */
export interface OrderOptions {
  /** The price that was shown; the charge is never above it. */
  quoteId?: string | null;
  idempotencyKey?: string | null;
  /** Refuses the order where it would cost more. */
  maxCredits?: number | null;
  /** Further writes in the order's transaction, skipped for a repeated order. */
  onPlaced?: (tx: Transaction, queueId: string) => Promise<void>;
}

export interface JobOrder {
  entryId: string;
  queueType: QueueKind;
  /** Known beforehand where the job speaks a revision that exists. */
  revisionNumber?: string;
  /** Input of the job, as the task will parse it. */
  input: Record<string, unknown>;
  /** Decides the credits to hold, in the transaction of the order. */
  price: (tx: Transaction) => Promise<number>;
  /** Hash of the whole request, for its idempotency key. */
  requestHash: string;
  idempotencyKey?: string | null;
  onPlaced?: OrderOptions["onPlaced"];
}

/** A script whose audio was ordered with it. */
export const isWithAudio = ({ input }: { input: Record<string, unknown> }) => (input.audio ?? null) !== null;

type Owner = Pick<Viewer, "uid" | "plan"> & { key?: { id: string } };

interface Needs {
  jobs: Jobs;
  events: Events;
  credits: CreditsService;
}

/** Holds the credits, writes the queue and sends its job, all in the caller's transaction. */
export function placeOrder({ jobs, events, credits }: Needs) {
  return async (tx: Transaction, viewer: Owner, order: Omit<JobOrder, "requestHash">): Promise<QueueRow> => {
    const { entryId, queueType, revisionNumber, input } = order;
    const amount = await order.price(tx);
    const [id, jobId] = [randomUUID(), randomUUID()];
    const named = { id, entryId, userId: viewer.uid };
    const [placed] = await tx
      .insert(queues)
      .values({ ...named, queueType, revisionNumber, input, jobId })
      .onConflictDoNothing()
      .returning({ ...getTableColumns(queues), publication: queuePublication(events, named) });
    if (!placed)
      throw new AppError("CONFLICT", {
        message: "A job of this kind is under way for this entry",
        reason: "ALREADY_RUNNING",
      });
    const { publication, ...queue } = placed;
    await credits.hold(tx, viewer.uid, queue.id, amount, viewer.key?.id);
    await jobs.enqueue(tx, {
      id: jobId,
      task: queueType,
      data: { queueId: queue.id },
      group: viewer.uid,
      groupLimit: PLAN_LIMITS[viewer.plan].jobsAtOnce,
    });
    await order.onPlaced?.(tx, queue.id);
    return queue;
  };
}
