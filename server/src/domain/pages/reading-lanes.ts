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

/** One that has waited so long is overdue: cheaper pages go first no longer. */
const LONGEST_WAIT_MS: Record<Lane, number> = { normal: 2_000, slow: 10_000 };

/** Where normal pages never cease, the slow lane rests for so many times its last turn: it has a ninth of one place. */
const SLOW_RESTS = 8;

/**
 * Places that two lanes share. In each lane users take turns, however many pages one of them asks for: those with
 * fewer pages running come first, and then those whose page costs less. In the normal lane every second turn goes to
 * the user who has waited longest, where that is too long: small pages that never cease do not keep a large one out,
 * nor large ones that have waited a small one. The slow lane never takes the last place, so that a page of the normal
 * lane waits for normal pages only. The normal lane comes first, but where a slow page is overdue, and the lane has
 * rested long enough, the next place is its own. In the slow lane each turn goes to the user who has waited longest
 * since the last turn, where that is too long: a page waits for one turn of each other user at most.
 */
export function readingLanes(concurrency: number, now = () => performance.now()): ReadingLanes {
  const places = Math.max(2, concurrency);
  const most = { normal: places, slow: places - 1 };
  const running = { normal: 0, slow: 0 };
  const runningOf = new Map<string, number>();
  let wasOverdue = false;
  let slowTurn = { endedAt: Number.NEGATIVE_INFINITY, ms: 0 };
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
    at - since >= LONGEST_WAIT_MS[lane] && !(lane === "normal" && wasOverdue);

  /** Users who wait at this time, in the order of their turns, each with the next page. */
  function turnsIn(lane: Lane, at: number): Waiting[] {
    const arrival = (next: Waiting) => (isOverdue(lane, next, at) ? next.since : Number.MAX_VALUE);
    const byArrival = (one: Waiting, other: Waiting) => arrival(one) - arrival(other);
    const byPages = (one: Waiting, other: Waiting) => pagesOf(one.owner) - pagesOf(other.owner);
    // Pages of its user in the normal lane do not keep one that is slow waiting.
    const [first, second] = lane === "slow" ? [byArrival, byPages] : [byPages, byArrival];
    return [...lines[lane].values()]
      .flatMap((line) => line.slice(0, 1))
      .sort((one, other) => first(one, other) || second(one, other) || one.cost - other.cost);
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

  /** Of turns side by side the longest counts, whichever ends last. */
  function endSlowTurn(begunAt: number, endedAt: number) {
    const beside = slowTurn.endedAt > begunAt ? slowTurn.ms : 0;
    slowTurn = { endedAt, ms: Math.max(endedAt - begunAt, beside) };
  }

  const isSlowLaneDue = (at: number) =>
    running.slow === 0 &&
    at - slowTurn.endedAt >= Math.max(LONGEST_WAIT_MS.slow, SLOW_RESTS * slowTurn.ms) &&
    [...lines.slow.values()].flat().some((waiting) => isOverdue("slow", waiting, at));

  function fill() {
    // By one time for all: whose turn it is and why are not to differ by the moment between the questions.
    const at = now();
    if (isSlowLaneDue(at)) giveNext("slow", at);
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
        const begunAt = now();
        try {
          const outcome = await task(others, given.isOverdue);
          if (!(outcome instanceof Again)) return outcome;
          // It stands in line before its place is given away: its owner's next page does not overtake it.
          const since = lane === "slow" ? now() : given.since;
          turn = wait(lane, owner, { cost: outcome.cost, isBegun: true }, since);
        } finally {
          if (lane === "slow") endSlowTurn(begunAt, now());
          count(lane, owner, -1);
          fill();
        }
      }
    },
  };
}
