import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { type QueueRow, queues } from "#db/schema/index";
import type { CreditsService } from "#domain/credits/credits.service";
import type { Emit } from "#domain/outbox/emit";
import type { ErrorReason } from "#kernel/reasons";
import type { Events } from "#ports/events";
import type { Jobs } from "#ports/jobs";
import { failedEvent } from "./events.ts";
import type { KeptFailure } from "./failure.ts";
import { publishQueue } from "./publish-queue.ts";

export const whereActive = inArray(queues.status, ["queued", "running"]);

interface Needs {
  events: Events;
  credits: CreditsService;
  jobs: Jobs;
  emit: Emit;
}

/** The ways in which a job ends without a result. Both answer null when it has ended already. */
export function endings({ events, credits, jobs, emit }: Needs) {
  /** Says why, and gives the hold back; only while `still` is true of the queue, where that is asked. */
  async function fail(tx: Transaction, queue: QueueRow, failure: KeptFailure, still?: SQL) {
    const [row] = await tx
      .update(queues)
      .set({ status: "failed", ...failure, finishedAt: new Date() })
      .where(and(eq(queues.id, queue.id), whereActive, still))
      .returning();
    if (!row) return null;
    await credits.settle(tx, queue.id, 0);
    await publishQueue(events, tx, queue);
    await emit(tx, queue.userId, failedEvent(row));
    return row;
  }

  async function cancel(tx: Transaction, queue: QueueRow) {
    const row = await fail(tx, queue, {
      errorCode: "CANCELLED" satisfies ErrorReason,
      errorMessage: "The job was cancelled; nothing was charged",
    });
    if (row?.jobId) await jobs.cancel(tx, row.jobId);
    return row;
  }

  return { fail, cancel };
}
