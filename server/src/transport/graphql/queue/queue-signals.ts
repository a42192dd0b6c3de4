import { AppError } from "#kernel/errors";
import type { Context } from "../context.ts";
import { signalIterator } from "../signal-iterator.ts";
import type { QueueChangeType } from "./queue.type.ts";

/** The id of a queue that changed, or that anything may have changed. */
export type QueueSignal = { queueId: string } | { resync: true };

/** Signals of the viewer's own queues. Many changes of one queue that nobody read yet are one. */
export async function queueSignals({ viewer, services, events }: Context, entryId?: string | null) {
  if (entryId) await services.entries.get(viewer, entryId);
  return signalIterator<QueueSignal>((push) =>
    events.subscribe(
      viewer.uid,
      (event) => {
        if (event.kind !== "queue" || (entryId && event.entryId !== entryId)) return;
        push(event.queueId, { queueId: event.queueId });
      },
      () => push("resync", { resync: true }),
    ),
  );
}

/** The queue as it is now. One that went with its entry is a reason to read again. */
export async function changeOf({ viewer, services }: Context, signal: QueueSignal): Promise<QueueChangeType> {
  if ("resync" in signal) return { queue: null, resync: true };
  try {
    return { queue: await services.queues.get(viewer, signal.queueId), resync: false };
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return { queue: null, resync: true };
    throw error;
  }
}
