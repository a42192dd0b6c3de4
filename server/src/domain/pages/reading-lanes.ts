export type Lane = "normal" | "slow";

interface Waiting {
  owner: string;
  begin: () => void;
}

export interface ReadingLanes {
  /** Runs a task when it is its owner's turn. The task may ask which others wait in its lane, of whom nothing runs. */
  run<T>(lane: Lane, owner: string, task: (waiting: () => string[]) => Promise<T>): Promise<T>;
}

/**
 * Places that two lanes share. In each lane users take turns, however many pages one of them asks for: those with
 * fewer pages running come first. The slow lane never takes the last place, so that a page of the normal lane
 * waits for normal pages only.
 */
export function readingLanes(concurrency: number): ReadingLanes {
  const places = Math.max(2, concurrency);
  const most = { normal: places, slow: places - 1 };
  const running = { normal: 0, slow: 0 };
  const runningOf = new Map<string, number>();
  /** Waiting pages by owner, in the order of their turns. No list is empty. */
  const lines: Record<Lane, Map<string, Waiting[]>> = { normal: new Map(), slow: new Map() };

  const hasPlace = (lane: Lane) => running.normal + running.slow < places && running[lane] < most[lane];

  const pagesOf = (owner: string) => runningOf.get(owner) ?? 0;
  function count(lane: Lane, owner: string, change: 1 | -1) {
    running[lane] += change;
    const pages = pagesOf(owner) + change;
    if (pages > 0) runningOf.set(owner, pages);
    else runningOf.delete(owner);
  }

  function wait(lane: Lane, waiting: Waiting) {
    const line = lines[lane].get(waiting.owner);
    if (line) line.push(waiting);
    else lines[lane].set(waiting.owner, [waiting]);
  }

  function takeNext(lane: Lane): Waiting | undefined {
    const least = Math.min(...[...lines[lane].keys()].map(pagesOf));
    const turn = [...lines[lane]].find(([owner]) => pagesOf(owner) === least);
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
        count(lane, next.owner, 1);
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
        return await task(() =>
          [...lines[lane].keys()].filter((other) => other !== owner && pagesOf(other) === 0),
        );
      } finally {
        count(lane, owner, -1);
        fill();
      }
    },
  };
}
