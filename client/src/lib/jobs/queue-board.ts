import { hasEnded, isActiveJob, isOlderThanEnd } from "#lib/job-state";

/** What the watcher needs to know of a queue; the generated fragment has more. */
export interface WatchedQueue {
  id: string;
  entryId: string;
  type: string;
  status: string;
  createdAt: string;
}

/** A job that has just ended, told exactly once however often and by whatever way it was seen. */
export interface Transition<Q extends WatchedQueue = WatchedQueue> {
  queue: Q;
  outcome: "completed" | "failed";
}

interface Seen<Q> {
  /** As it was seen last. */
  queue: Q;
  /** Whether it was active at any time since this screen was opened. */
  wasActive: boolean;
}

/** What is known of every queue. */
export type QueueBoard<Q extends WatchedQueue = WatchedQueue> = ReadonlyMap<string, Seen<Q>>;

export const emptyBoard: QueueBoard<never> = new Map<string, never>();

const isLatestOfItsType = <Q extends WatchedQueue>(board: QueueBoard<Q>, queue: Q) =>
  [...board.values()].every(
    ({ queue: other }) =>
      other.entryId !== queue.entryId || other.type !== queue.type || other.createdAt <= queue.createdAt,
  );

/**
 * Takes in what was seen, by subscription or by polling alike, and tells what has ended since. A job
 * that was never active ends silently: it was over before this screen was opened. `justActive` says that
 * these were a moment ago, whatever they are now: one has ordered them, or the server tells a change. A
 * short job has ended before anybody could read that it began, even before the answer to its order.
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
