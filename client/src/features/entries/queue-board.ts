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

/** The last status seen of every queue. */
export type QueueBoard = ReadonlyMap<string, WatchedQueue>;

export const emptyBoard: QueueBoard = new Map();

export const isActive = ({ status }: { status: string }) => status === "queued" || status === "running";

const ended = ({ status }: WatchedQueue) => status === "completed" || status === "failed";

/** A queue does not rise from the dead: a late answer that still says "running" is old news. */
const isStale = (before: WatchedQueue | undefined, now: WatchedQueue) =>
  before !== undefined && ended(before) && isActive(now);

const isLatestOfItsType = (board: QueueBoard, queue: WatchedQueue) =>
  [...board.values()].every(
    (other) =>
      other.entryId !== queue.entryId || other.type !== queue.type || other.createdAt <= queue.createdAt,
  );

/**
 * Takes in what was seen, by subscription or by polling alike, and tells what has ended since. A job
 * that was never seen active ends silently: it was over before this screen was opened.
 */
export function observe<Q extends WatchedQueue>(
  board: QueueBoard,
  seen: readonly Q[],
): { board: QueueBoard; transitions: Transition<Q>[] } {
  const next = new Map(board);
  const endings: Q[] = [];
  for (const queue of seen) {
    const before = next.get(queue.id);
    if (isStale(before, queue)) continue;
    if (before && isActive(before) && ended(queue)) endings.push(queue);
    next.set(queue.id, queue);
  }
  const transitions = endings
    .filter((queue) => isLatestOfItsType(next, queue))
    .map((queue) => ({ queue, outcome: queue.status as Transition["outcome"] }));
  return { board: next, transitions };
}

/** Without the queues of entries that are no more. */
export const forget = (board: QueueBoard, entryIds: readonly string[]): QueueBoard =>
  new Map([...board].filter(([, { entryId }]) => !entryIds.includes(entryId)));

/** Entries that have something queued or running: those are polled while the socket is down. */
export function activeEntries(board: QueueBoard): string[] {
  return [...new Set([...board.values()].filter(isActive).map(({ entryId }) => entryId))].sort();
}
