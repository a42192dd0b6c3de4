import { type Api, ApiError } from "./api.ts";
import { QUEUE_CHANGED, QUEUES_OF_ENTRY, type Queue } from "./operations.ts";

type Change = { queueChanged: { resync: boolean; queue: Queue | null } };

/** A job may end before the subscription stands, and a socket may be refused or lost: silence is looked into. */
const SILENCE_MS = 3_000;

/** Starts a job and follows it to its end by subscription. */
export async function follow(
  api: Api,
  entryId: string,
  start: () => Promise<Queue>,
  onProgress: (queue: Queue) => void,
): Promise<Queue> {
  const changes = api.subscribe<Change>(QUEUE_CHANGED);
  let next = hear(changes);
  let queue = await start();
  try {
    queue = await read(api, entryId, queue.id);
    while (isActive(queue)) {
      onProgress(queue);
      const heard = await within(SILENCE_MS, next);
      if (heard === null) {
        queue = await read(api, entryId, queue.id);
        continue;
      }
      next = hear(changes);
      const { resync, queue: changed } = heard.queueChanged;
      if (resync) queue = await read(api, entryId, queue.id);
      else if (changed?.id === queue.id) queue = changed;
    }
  } finally {
    await changes.return?.();
  }
  if (queue.status === "failed") throw new ApiError(queue.errorMessage ?? "The job failed", "JOB_FAILED");
  onProgress(queue);
  return queue;
}

/**
 * Waits for the job of this type that somebody else began for an entry, if it has not ended already. How it ends is
 * not our affair.
 */
export async function waitForOthers(api: Api, entryId: string, type: Queue["type"]) {
  const theirs = (await latest(api, entryId)).find((queue) => queue.type === type && isActive(queue));
  if (!theirs) return;
  await follow(
    api,
    entryId,
    async () => theirs,
    () => {},
  ).catch((error) => {
    const isOver = error instanceof ApiError && ["JOB_FAILED", "NOT_FOUND"].includes(error.code ?? "");
    if (!isOver) throw error;
  });
}

const isActive = ({ status }: Queue) => status === "queued" || status === "running";

/** The next change. A subscription that was refused or has ended stays silent: what is wrong, the look tells. */
async function hear(changes: AsyncIterator<Change>): Promise<Change> {
  const heard = await changes.next().catch(() => null);
  return heard?.done === false ? heard.value : new Promise(() => {});
}

/** Null when it takes longer. */
async function within<Result>(ms: number, work: Promise<Result>): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  return Promise.race([work, silence]).finally(() => clearTimeout(timer));
}

/** The latest job of each type of an entry. */
async function latest(api: Api, entryId: string): Promise<Queue[]> {
  const { entry } = await api.request<{ entry: { queues: Queue[] } }>(QUEUES_OF_ENTRY, { entryId });
  return entry.queues;
}

async function read(api: Api, entryId: string, queueId: string): Promise<Queue> {
  const queue = (await latest(api, entryId)).find((candidate) => candidate.id === queueId);
  if (!queue)
    throw new ApiError("The job is gone: its entry was deleted or another job took its place", "NOT_FOUND");
  return queue;
}
