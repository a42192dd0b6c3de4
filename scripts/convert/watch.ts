import { setTimeout as sleep } from "node:timers/promises";
import { type Api, ApiError } from "./api.ts";
import { QUEUE_CHANGED, QUEUES_OF_ENTRY, type Queue } from "./operations.ts";

type Change = { queueChanged: { resync: boolean; queue: Queue | null } };

/** A job may end before the subscription stands, and a connection may break: silence is looked into. */
const SILENCE_MS = 3_000;

/** Starts a job and follows it to its end by subscription. */
export async function follow(
  api: Api,
  entryId: string,
  start: () => Promise<Queue>,
  onProgress: (queue: Queue) => void,
): Promise<Queue> {
  const changes = api.subscribe<Change>(QUEUE_CHANGED);
  let next = changes.next();
  // Handled where it is awaited below; until then a failure must not count as unhandled.
  next.catch(() => {});
  let queue = await start();
  try {
    queue = await read(api, entryId, queue.id);
    while (queue.status === "queued" || queue.status === "running") {
      onProgress(queue);
      const heard = await Promise.race([next, sleep(SILENCE_MS, null, { ref: false })]);
      if (heard === null) {
        queue = await read(api, entryId, queue.id);
        continue;
      }
      const { value, done } = heard;
      if (done) throw new ApiError("The server closed the subscription");
      next = changes.next();
      next.catch(() => {});
      const change = (value as Change).queueChanged;
      if (change.resync) queue = await read(api, entryId, queue.id);
      else if (change.queue?.id === queue.id) queue = change.queue;
    }
  } finally {
    await changes.return?.();
  }
  if (queue.status === "failed") throw new ApiError(queue.errorMessage ?? "The job failed", "JOB_FAILED");
  onProgress(queue);
  return queue;
}

async function read(api: Api, entryId: string, queueId: string): Promise<Queue> {
  const { entry } = await api.request<{ entry: { queues: Queue[] } }>(QUEUES_OF_ENTRY, { entryId });
  const queue = entry.queues.find((candidate) => candidate.id === queueId);
  if (!queue)
    throw new ApiError("The job is gone: its entry was deleted or another job took its place", "NOT_FOUND");
  return queue;
}
