import { LRUCache } from "lru-cache";
import pLimit, { type LimitFunction } from "p-limit";
import type { Database } from "#db/client";
import { AppError } from "#kernel/errors";
import { abortable } from "#kernel/work/abortable";
import { repeated } from "./repeated.ts";
import { turnRows } from "./turn-rows.ts";

/** An end in another process is noticed when it is looked for; the turns of a dead one count until their lease ends. */
const TIMES = { leaseMs: 60_000, renewMs: 20_000, lookMs: 400 };
const RETRY_SECONDS = 10;
/** Users whose joins are put in a row; of one who falls out, two may join at once. */
const REMEMBERED_USERS = 1_000;

interface Needs {
  db: Database;
  onError: (error: unknown) => void;
}

interface Limits {
  atOnce: number;
  waiting: number;
}

interface How {
  /** A job waits however long the line is. */
  isPatient?: boolean;
  /** Ends the wait, with its reason. */
  signal?: AbortSignal;
}

export type UserTurns = ReturnType<typeof turnsOfUsers>;

/**
 * Runs at most `atOnce` tasks of a user over all processes, in the order in which they came. Up to `waiting` more take
 * their turn; the next is refused, unless it is patient. One that waits and has lost its row goes to the line's end.
 */
export function turnsOfUsers({ db, onError }: Needs, { atOnce, waiting }: Limits, times = TIMES) {
  const rows = turnRows(db, times.leaseMs);
  const turns = new Set<Turn>();
  const waits = () => [...turns].filter(({ hasBegun }) => !hasBegun);
  const running = () => [...turns].filter(({ hasBegun }) => hasBegun);
  let isClosed = false;
  const every = { isNeeded: () => turns.size > 0, onError };
  const renewals = repeated(() => rows.renew(idsOf(running()), idsOf(waits())), {
    ...every,
    everyMs: times.renewMs,
  });
  const looks = repeated(look, { ...every, everyMs: times.lookMs, isNeeded: () => waits().length > 0 });

  /** A user's joins wait for one another on one connection: his lock keeps no more of them from other users. */
  const joins = new LRUCache<string, LimitFunction>({
    max: REMEMBERED_USERS,
    memoMethod: () => pLimit(1),
  });
  const join = (userId: string, most: number) => joins.memo(userId)(() => rows.join(userId, most));

  /** Lets those begin whose turn it is. */
  async function look(): Promise<void> {
    const asked = waits();
    if (asked.length === 0) return;
    const places = await rows.places(asked);
    for (const turn of asked) {
      const place = places.get(turn.id);
      if (isClosed || !turns.has(turn)) continue;
      if (place === undefined) await joinAnew(turn);
      else if (place <= atOnce) turn.begin();
    }
  }

  async function joinAnew(turn: Turn): Promise<void> {
    try {
      await rows.leave([turn.id]);
      const joined = await join(turn.userId, Number.POSITIVE_INFINITY);
      if (!joined) return;
      turn.id = joined.id;
      if (!turns.has(turn)) await rows.leave([turn.id]);
      else if (joined.ahead < atOnce && !isClosed) turn.begin();
    } catch (error) {
      turn.fail(error);
    }
  }

  async function leave(turn: Turn): Promise<void> {
    turns.delete(turn);
    await rows.leave([turn.id]);
    if (waits().some(({ userId }) => userId === turn.userId)) looks.now();
  }

  return {
    async run<Result>(
      userId: string,
      task: () => Promise<Result>,
      { isPatient = false, signal }: How = {},
    ): Promise<Result> {
      signal?.throwIfAborted();
      if (isClosed) return nobodyBegins(signal);
      const joined = await join(userId, isPatient ? Number.POSITIVE_INFINITY : atOnce + waiting);
      if (!joined) throw new AppError("TOO_MANY_REQUESTS", { retryAfter: RETRY_SECONDS });
      const turn = aTurn(userId, joined.id);
      turns.add(turn);
      try {
        if (isClosed) return await nobodyBegins(signal);
        if (joined.ahead < atOnce) turn.begin();
        renewals.keepOn();
        looks.keepOn();
        await (signal ? abortable(turn.begun, signal) : turn.begun);
        signal?.throwIfAborted();
        return await task();
      } catch (error) {
        if (error instanceof Closed) return await nobodyBegins(signal);
        throw error;
      } finally {
        // The task is done; a row that cannot be removed runs out by itself.
        await leave(turn).catch(onError);
      }
    },

    /** Begins nothing any more, and lets other processes have the turns of what waits here. What runs goes on. */
    async close(): Promise<void> {
      if (isClosed) return;
      isClosed = true;
      looks.stop();
      renewals.stop();
      const left = idsOf(waits());
      for (const turn of waits()) turn.fail(new Closed());
      await Promise.all([rows.leave(left), rows.cut(idsOf(running()))]).catch(onError);
    },
  };
}

/** The process ends. */
class Closed extends Error {}

interface Turn {
  /** Another one where it had to join anew. */
  id: number;
  userId: string;
  hasBegun: boolean;
  begun: Promise<void>;
  begin: () => void;
  fail: (error: unknown) => void;
}

const idsOf = (turns: Turn[]) => turns.map(({ id }) => id);

function aTurn(userId: string, id: number): Turn {
  const turn = { id, userId, hasBegun: false } as Turn;
  turn.begun = new Promise((resolve, reject) => {
    turn.fail = reject;
    turn.begin = () => {
      turn.hasBegun = true;
      resolve();
    };
  });
  // Heard where it is waited for, which may have been given up before.
  turn.begun.catch(() => {});
  return turn;
}

/** A job waits for the signal that hands it back, which costs no attempt; anybody else comes again. */
async function nobodyBegins(signal: AbortSignal | undefined): Promise<never> {
  if (!signal) throw new AppError("SERVICE_UNAVAILABLE");
  return abortable(new Promise<never>(() => {}), signal);
}
