export type Lane = "normal" | "slow";

interface Waiting {
  owner: string;
  begin: () => void;
}

export interface ReadingLanes {
  /** Runs a task when it is its owner's turn. The task may ask how many other users wait in the normal lane. */
  run<T>(lane: Lane, owner: string, task: (othersWaiting: () => number) => Promise<T>): Promise<T>;
}

/**
 * Places that two lanes share. In each lane users take turns, however many pages one of them asks for. The
 * slow lane never takes the last place, so that a page of the normal lane waits for normal pages only.
 */
export function readingLanes(concurrency: number): ReadingLanes {
  const places = Math.max(2, concurrency);
  const most = { normal: places, slow: places - 1 };
  const running = { normal: 0, slow: 0 };
  /** Waiting pages by owner, in the order of their turns. No list is empty. */
  const lines: Record<Lane, Map<string, Waiting[]>> = { normal: new Map(), slow: new Map() };

  const hasPlace = (lane: Lane) => running.normal + running.slow < places && running[lane] < most[lane];

  function wait(lane: Lane, waiting: Waiting) {
    const line = lines[lane].get(waiting.owner);
    if (line) line.push(waiting);
    else lines[lane].set(waiting.owner, [waiting]);
  }

  function takeNext(lane: Lane): Waiting | undefined {
    const [turn] = lines[lane];
    if (!turn) return undefined;
    const [owner, [next, ...others]] = turn;
    lines[lane].delete(owner);
    if (others.length > 0) lines[lane].set(owner, others);
    return next;
  }

  function fill() {
    for (const lane of ["normal", "slow"] as const)
      while (hasPlace(lane)) {
        const next = takeNext(lane);
        if (!next) break;
        running[lane]++;
        next.begin();
      }
  }

  return {
    async run(lane, owner, task) {
      const { promise, resolve } = Promise.withResolvers<void>();
      wait(lane, { owner, begin: resolve });
      fill();
      await promise;
      try {
        return await task(() => lines.normal.size - (lines.normal.has(owner) ? 1 : 0));
      } finally {
        running[lane]--;
        fill();
      }
    },
  };
}
