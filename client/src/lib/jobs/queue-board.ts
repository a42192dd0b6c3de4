import { hasEnded, isActiveJob, isOlderThanEnd } from "#lib/job-state";

/** The fields of a queue that the watcher needs. */
export interface WatchedQueue {
  id: string;
  entryId: string;
  type: string;
  status: string;
  createdAt: string;
}

/** A job that has just ended, reported exactly once however often it was seen. */
export interface Transition<Q extends WatchedQueue = WatchedQueue> {
  queue: Q;
  outcome: "completed" | "failed";
}

interface Seen<Q> {
  /** The last seen state. */
  queue: Q;
  /** Whether it was active at any time since this screen was opened. */
  wasActive: boolean;
}

/** The known state of every queue. */
export type QueueBoard<Q extends WatchedQueue = WatchedQueue> = ReadonlyMap<string, Seen<Q>>;

export const emptyBoard: QueueBoard<never> = new Map<string, never>();

const isLatestOfItsType = <Q extends WatchedQueue>(board: QueueBoard<Q>, queue: Q) =>
  [...board.values()].every(
    ({ queue: other }) =>
      other.entryId !== queue.entryId || other.type !== queue.type || other.createdAt <= queue.createdAt,
  );

/**
 * Records queues seen by subscription or polling, and returns those that have ended since. A job that was
 * never seen active ends silently, because it was over before the screen opened. `justActive` marks queues
 * that were active a moment ago: they were just ordered, or the server reported a change. A short job can end
 * before its start was seen, even before its order is answered.
 */
export function observeQueues<Q extends WatchedQueue>(
  board: QueueBoard<Q>,
  seen: readonly Q[],
  justActive = false,
): { board: QueueBoard<Q>; transitions: Transition<Q>[] } {
  const next = new Map(board);
  const endings: Q[] = [];
  for (const sighting of seen) {
    const before = next.get(sighting.id);
    const queue = before && isOlderThanEnd(sighting, before.queue) ? before.queue : sighting;
    const wasActive = justActive || isActiveJob(sighting) || before?.wasActive === true;
    const isTold = before?.wasActive && hasEnded(before.queue);
    if (wasActive && hasEnded(queue) && !isTold) endings.push(queue);
    next.set(queue.id, { queue, wasActive });
  }
  const transitions = endings
    .filter((queue) => isLatestOfItsType(next, queue))
    .map((queue) => ({ queue, outcome: queue.status as Transition["outcome"] }));
  return { board: next, transitions };
}

/** Without the queues of entries that are no more. */
export const forget = <Q extends WatchedQueue>(board: QueueBoard<Q>, entryIds: readonly string[]) =>
  new Map([...board].filter(([, { queue }]) => !entryIds.includes(queue.entryId)));

/** Entries that have something queued or running: those are polled while the socket is down. */
export function activeEntries(board: QueueBoard): string[] {
  const active = [...board.values()].map(({ queue }) => queue).filter(isActiveJob);
  return [...new Set(active.map(({ entryId }) => entryId))].sort();
}
