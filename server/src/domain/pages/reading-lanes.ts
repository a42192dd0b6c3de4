export type Lane = "normal" | "slow";

/** Place of a page in the line. */
export interface Turn {
  /** Milliseconds that it is expected to take, or has used if these are more. */
  cost: number;
  /** It comes before its owner's other pages. */
  isBegun: boolean;
}

interface Waiting extends Turn {
  owner: string;
  begin: () => void;
}

/**
 * Pages of other users who wait in a task's lane, of whom nothing runs, and whose next page costs less than this.
 * They are in the order of their turns.
 */
export type Others = (lessThan?: number) => Pick<Waiting, "owner" | "isBegun">[];

/** Instead of a task's outcome: it waits for another turn, and costs so much by now. */
export class Again {
  readonly cost: number;
  constructor(cost: number) {
    this.cost = cost;
  }
}

export interface ReadingLanes {
  /** Runs a task when it is its owner's turn. */
  run<T>(lane: Lane, owner: string, task: (others: Others) => Promise<T | Again>, turn: Turn): Promise<T>;
}

/**
 * Places that two lanes share. In each lane users take turns, however many pages one of them asks for: those with
 * fewer pages running come first, and then those whose page costs less. The slow lane never takes the last place, so
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

  function wait(lane: Lane, owner: string, turn: Turn): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const waiting = { ...turn, owner, begin: resolve };
    const line = lines[lane].get(owner) ?? [];
    if (turn.isBegun) line.unshift(waiting);
    else line.push(waiting);
    lines[lane].set(owner, line);
    return promise;
  }

  /** Users who wait, in the order of their turns, each with the next page. */
  const turnsIn = (lane: Lane) =>
    [...lines[lane].values()]
      .flatMap((line) => line.slice(0, 1))
      .sort((one, other) => pagesOf(one.owner) - pagesOf(other.owner) || one.cost - other.cost);

  function takeNext(lane: Lane): Waiting | undefined {
    const [next] = turnsIn(lane);
    if (!next) return undefined;
    const others = lines[lane].get(next.owner)?.slice(1) ?? [];
    // The user's next page comes after those of all who wait.
    lines[lane].delete(next.owner);
    if (others.length > 0) lines[lane].set(next.owner, others);
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
    async run(lane, owner, task, first) {
      const others: Others = (lessThan = Number.POSITIVE_INFINITY) =>
        turnsIn(lane).filter(
          (next) => next.owner !== owner && pagesOf(next.owner) === 0 && next.cost < lessThan,
        );
      let turn = wait(lane, owner, first);
      fill();
      for (;;) {
        await turn;
        try {
          const outcome = await task(others);
          if (!(outcome instanceof Again)) return outcome;
          // It stands in line before its place is given away: its owner's next page does not overtake it.
          turn = wait(lane, owner, { cost: outcome.cost, isBegun: true });
        } finally {
          count(lane, owner, -1);
          fill();
        }
      }
    },
  };
}
