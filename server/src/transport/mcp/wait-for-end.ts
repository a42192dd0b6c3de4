import { progressOf } from "#domain/queues/progress";
import type { QueueRecord } from "#transport/shared/rows";
import type { ToolContext, ToolRequest } from "./tool.ts";

/** The job at its end, or as it is when the time is over; progress is told to a client that asked for it. */
export async function waitForEnd(
  { services, viewer, events }: ToolContext,
  jobId: string,
  ms: number,
  { signal, notify, _meta }: ToolRequest,
): Promise<QueueRecord> {
  const over = AbortSignal.any([signal, AbortSignal.timeout(ms)]);
  let changed = Promise.withResolvers<void>();
  const wake = () => changed.resolve();
  over.addEventListener("abort", wake);
  // Before the first look, so that no change is missed between the two.
  const leave = events.subscribe(
    viewer.uid,
    (event) => {
      if (event.kind === "queue" && event.queueId === jobId) wake();
    },
    wake,
  );
  let told = -1;
  try {
    for (;;) {
      const queue = await services.queues.get(viewer, jobId);
      if (queue.finishedAt || over.aborted) return queue;
      const progress = progressOf(queue);
      if (_meta?.progressToken !== undefined && progress > told) {
        told = progress;
        await notify({
          method: "notifications/progress",
          params: {
            progressToken: _meta.progressToken,
            progress,
            total: 1,
            message: queue.stage ?? queue.status,
          },
        });
      }
      await changed.promise;
      changed = Promise.withResolvers<void>();
      if (over.aborted) changed.resolve();
    }
  } finally {
    leave();
    over.removeEventListener("abort", wake);
  }
}
