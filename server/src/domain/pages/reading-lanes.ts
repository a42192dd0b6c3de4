export type Lane = "normal" | "slow";

/** Place of a page in the line. */
interface Turn {
  /** Milliseconds that it is expected to take, or has used if these are more. */
  cost: number;
  /** It comes before its owner's other pages. */
  isBegun: boolean;
}

/** A turn that was given. */
interface Given {
  since: number;
  /** It was given by arrival, so that it is not to be taken away for a page that costs less. */
  isOverdue: boolean;
}

interface Waiting extends Turn {
  owner: string;
  /** When it became its owner's next page. */
  since: number;
  begin: (given: Given) => void;
}

/** Next pages of other users who wait in a task's lane, of whom nothing runs, in the order of their turns. */
export type Others = () => Pick<Waiting, "owner" | "isBegun" | "cost">[];

/** Instead of a task's outcome: it waits for another turn, and costs so much by now. */
export class Again {
  readonly cost: number;
  constructor(cost: number) {
    this.cost = cost;
  }
}

export interface ReadingLanes {
  /** Runs a task of that cost when it is its owner's turn. */
  run<T>(
    lane: Lane,
    owner: string,
    task: (others: Others, isOverdue: boolean) => Promise<T | Again>,
    cost: number,
  ): Promise<T>;
}

/** Cheaper pages keep one from its turn no longer than this, but for one of them before each that is overdue. */
const LONGEST_WAIT_MS = 2_000;

/** Normal pages that never cease keep the slow lane without a place no longer than this. */
const LONGEST_SLOW_WAIT_MS = 10_000;

/**
 * Places that two lanes share. In each lane users take turns, however many pages one of them asks for: those with
 * fewer pages running come first, and then those whose page costs less. In the normal lane every second turn goes to
 * the user who has waited longest, where that is too long: small pages that never cease do not keep a large one out,
 * nor large ones that have waited a small one. The slow lane never takes the last place, so that a page of the normal
 * lane waits for normal pages only. The normal lane comes first, but where a slow page has waited too long and none is
 * being read, the next place is its own.
 */
export function readingLanes(concurrency: number, now = () => performance.now()): ReadingLanes {
  const places = Math.max(2, concurrency);
  const most = { normal: places, slow: places - 1 };
  const running = { normal: 0, slow: 0 };
  const runningOf = new Map<string, number>();
  let wasOverdue = false;
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

  function wait(lane: Lane, owner: string, turn: Turn, since: number): Promise<Given> {
    const { promise, resolve } = Promise.withResolvers<Given>();
    const waiting = { ...turn, owner, since, begin: resolve };
    const line = lines[lane].get(owner) ?? [];
    if (turn.isBegun) line.unshift(waiting);
    else line.push(waiting);
    lines[lane].set(owner, line);
    return promise;
  }

  const isOverdue = (lane: Lane, { since }: Waiting, at: number) =>
    lane === "normal" && !wasOverdue && at - since >= LONGEST_WAIT_MS;

  /** Users who wait at this time, in the order of their turns, each with the next page. */
  function turnsIn(lane: Lane, at: number): Waiting[] {
    const arrival = (next: Waiting) => (isOverdue(lane, next, at) ? next.since : Number.MAX_VALUE);
    return [...lines[lane].values()]
      .flatMap((line) => line.slice(0, 1))
      .sort(
        (one, other) =>
          pagesOf(one.owner) - pagesOf(other.owner) || arrival(one) - arrival(other) || one.cost - other.cost,
      );
  }

  function takeNext(lane: Lane, at: number): Waiting | undefined {
    const [next] = turnsIn(lane, at);
    if (!next) return undefined;
    const others = lines[lane].get(next.owner)?.slice(1) ?? [];
    // It has waited for its own user's page until now, and not for others'.
    if (others[0]) others[0].since = at;
    // The user's next page comes after those of all who wait.
    lines[lane].delete(next.owner);
    if (others.length > 0) lines[lane].set(next.owner, others);
    return next;
  }

  /** Whether a place was given away. */
  function giveNext(lane: Lane, at: number): boolean {
    const next = hasPlace(lane) ? takeNext(lane, at) : undefined;
    if (!next) return false;
    const given = { since: next.since, isOverdue: isOverdue(lane, next, at) };
    if (lane === "normal") wasOverdue = given.isOverdue;
    count(lane, next.owner, 1);
    next.begin(given);
    return true;
  }

  /** Its own wait counts from where it first stood in line, not from its last turn. */
  const isSlowLaneShutOut = (at: number) =>
    running.slow === 0 &&
    [...lines.slow.values()].flat().some(({ since }) => at - since >= LONGEST_SLOW_WAIT_MS);

  function fill() {
    // By one time for all: whose turn it is and why are not to differ by the moment between the questions.
    const at = now();
    if (isSlowLaneShutOut(at)) giveNext("slow", at);
    for (const lane of ["normal", "slow"] as const) while (giveNext(lane, at));
  }

  return {
    async run(lane, owner, task, cost) {
      const others: Others = () =>
        turnsIn(lane, now()).filter((next) => next.owner !== owner && pagesOf(next.owner) === 0);
      let turn = wait(lane, owner, { cost, isBegun: false }, now());
      fill();
      for (;;) {
        const given = await turn;
        try {
          const outcome = await task(others, given.isOverdue);
          if (!(outcome instanceof Again)) return outcome;
          // It stands in line before its place is given away: its owner's next page does not overtake it.
          turn = wait(lane, owner, { cost: outcome.cost, isBegun: true }, given.since);
        } finally {
          count(lane, owner, -1);
          fill();
        }
      }
    },
  };
}
