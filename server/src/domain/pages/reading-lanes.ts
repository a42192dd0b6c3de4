export type Lane = "normal" | "slow";

interface Waiting {
  owner: string;
  /** Milliseconds that were spent on it before. */
  used: number;
  begin: () => void;
}

/** Other users who wait in a task's lane, of whom nothing runs, and whose next page has used less than this. */
export type Others = (lessThan?: number) => string[];

/** Instead of a task's outcome: it waits for another turn, having used so much. */
export class Again {
  readonly used: number;
  constructor(used: number) {
    this.used = used;
  }
}

export interface ReadingLanes {
  /** Runs a task when it is its owner's turn. One that was begun elsewhere says how much it has used. */
  run<T>(lane: Lane, owner: string, task: (others: Others) => Promise<T | Again>, used?: number): Promise<T>;
}

/**
 * Places that two lanes share. In each lane users take turns, however many pages one of them asks for: those with
 * fewer pages running come first, and then those whose page has used less. The slow lane never takes the last place, so
 * that a page of the normal lane waits for normal pages only.
 */
export function readingLanes(concurrency: number): ReadingLanes {
  const places = Math.max(2, concurrency);
  const most = { normal: places, slow: places - 1 };
  const running = { normal: 0, slow: 0 };
  const runningOf = new Map<string, number>();
  /** Waiting pages by owner, in the order of their turns; one that was begun comes before the others. No list is empty. */
  const lines: Record<Lane, Map<string, Waiting[]>> = { normal: new Map(), slow: new Map() };

  const hasPlace = (lane: Lane) => running.normal + running.slow < places && running[lane] < most[lane];

  const pagesOf = (owner: string) => runningOf.get(owner) ?? 0;
  function count(lane: Lane, owner: string, change: 1 | -1) {
    running[lane] += change;
    const pages = pagesOf(owner) + change;
    if (pages > 0) runningOf.set(owner, pages);
    else runningOf.delete(owner);
  }

  function wait(lane: Lane, owner: string, used: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const waiting = { owner, used, begin: resolve };
    const line = lines[lane].get(owner) ?? [];
    if (used > 0) line.unshift(waiting);
    else line.push(waiting);
    lines[lane].set(owner, line);
    return promise;
  }

  const usedBy = (line: Waiting[]) => line[0]?.used ?? 0;

  function takeNext(lane: Lane): Waiting | undefined {
    const [turn] = [...lines[lane]].sort(
      ([one, first], [other, second]) => pagesOf(one) - pagesOf(other) || usedBy(first) - usedBy(second),
    );
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
    async run(lane, owner, task, used = 0) {
      const others: Others = (lessThan = Number.POSITIVE_INFINITY) =>
        [...lines[lane]]
          .filter(([other, line]) => other !== owner && pagesOf(other) === 0 && usedBy(line) < lessThan)
          .map(([other]) => other);
      let turn = wait(lane, owner, used);
      fill();
      for (;;) {
        await turn;
        try {
          const outcome = await task(others);
          if (!(outcome instanceof Again)) return outcome;
          // It stands in line before its place is given away: its owner's next page does not overtake it.
          turn = wait(lane, owner, outcome.used);
        } finally {
          count(lane, owner, -1);
          fill();
        }
      }
    },
  };
}
