import { AppError } from "#kernel/errors";
import type { Context } from "../context.ts";
import { type Signal, signalIterator } from "../signal-iterator.ts";
import type { QueueChangeType } from "./queue.type.ts";

/** The key is the id of a queue that changed, or RESYNC. */
export type QueueSignal = Signal;

/** Anything may have changed. */
const RESYNC = "resync";

/** Signals of the viewer's own queues. Changes of one queue that were not read yet become one signal. */
export async function queueSignals({ viewer, services, events }: Context, entryId?: string | null) {
  if (entryId) await services.entries.get(viewer, entryId);
  return signalIterator<QueueSignal>((push) =>
    events.subscribe(
      viewer.uid,
      (event) => {
        if (event.kind !== "queue" || (entryId && event.entryId !== entryId)) return;
        push({ key: event.queueId });
      },
      () => push({ key: RESYNC }),
    ),
  );
}

/** The queue as it is now. One that went with its entry is a reason to read again. */
export async function changeOf(
  { viewer, services }: Context,
  { key }: QueueSignal,
): Promise<QueueChangeType> {
  if (key === RESYNC) return { queue: null, resync: true };
  try {
    return { queue: await services.queues.get(viewer, key), resync: false };
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return { queue: null, resync: true };
    throw error;
  }
}
