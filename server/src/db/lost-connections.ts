import type { Sql } from "postgres";
import { DatabaseHangs, type HangWatch } from "./hang-watch.ts";
import { repeatedPrepared } from "./prepared.ts";

/** The connection ended by itself. The driver notices a turn later, and sends queries into it until then. */
const BROKEN = new Set(["ECONNRESET", "EPIPE"]);

/** The database ended the connection, or the connection ended by itself. */
const LOST = new Set(["CONNECTION_CLOSED", "CONNECTION_DESTROYED", "57P01", "57P02", ...BROKEN]);

/** Longer than a statement may take. */
const PATIENCE_MS = 60_000;

interface Waiting {
  /** The driver sends a query once, when it is first awaited. */
  executed: boolean;
  /** Not of a transaction that has begun: it ends with its connection. */
  reject?(error: unknown): void;
}
interface Query extends Waiting, PromiseLike<unknown> {
  resolve(result: unknown[]): void;
  reject(error: unknown): void;
}
type Send = (statement: string, parameters?: unknown[], options?: object) => Query;
type Work = (scoped: object) => Promise<unknown>;
interface Driver {
  pool: Sql;
  unsafe: Send;
  begin<T>(work: (scoped: object) => Promise<T>): Promise<T>;
  /** Queries and transactions that wait for their answer. */
  waiting: Set<Waiting>;
}

/**
 * A pool that is right after connections were lost, too. The driver's own is not: it counts the rows
 * of the next answer from where the lost one broke off, sends a rollback into a connection that is
 * gone or another's by now, and may never write to a reopened one again
 * (github.com/porsager/postgres/issues/1208 and pull/1168); and it forgets a query that it sent into a broken
 * connection before it noticed. So answers lose the gap, a transaction ends with its connection, a pool that lost a
 * connection is followed by a new one, and a query that the former one still owes after `patienceMs` is rejected.
 */
export function lastingPool(
  open: (onclose: () => void) => Sql,
  prepare: (pool: Sql) => unknown,
  { watch, patienceMs = PATIENCE_MS }: { watch?: HangWatch; patienceMs?: number } = {},
): Sql {
  const former = new Set<Driver>();
  const preparing = repeatedPrepared<Query>();
  let ended = false;

  function start(): Driver {
    const pool = open(() => replace(pool));
    prepare(pool);
    const { unsafe, begin } = pool as unknown as Driver;
    return { pool, unsafe: preparing(unsafe), begin, waiting: new Set() };
  }

  function replace(pool: Sql) {
    if (ended || current.pool !== pool) return;
    const lost = current;
    current = start();
    former.add(lost);
    setTimeout(() => rejectForgotten(lost), patienceMs).unref();
    endIfIdle(lost);
  }

  function rejectForgotten({ waiting }: Driver) {
    for (const one of [...waiting]) if (one.executed) one.reject?.(connectionClosed());
  }

  /** The first pool stays for listeners and for callers that hold it. */
  function endIfIdle(driver: Driver) {
    if (driver.waiting.size > 0 || !former.delete(driver) || driver.pool === sql) return;
    void driver.pool.end({ timeout: 1 });
  }

  /** A query that nobody waits for any more is settled a second time when the database wakes. */
  function begun(driver: Driver, waiting: Waiting): (error?: unknown) => void {
    driver.waiting.add(waiting);
    return (error) => {
      if (BROKEN.has((error as { code?: string } | undefined)?.code ?? "")) replace(driver.pool);
      if (driver.waiting.delete(waiting)) endIfIdle(driver);
    };
  }

  function sent(driver: Driver, query: Query): Query {
    return onSettled(withoutGap(query), begun(driver, query));
  }

  function watched(query: Query): Query {
    if (!watch) return query;
    if (!watch.hangs())
      return onSettled(
        query,
        watch.begin((error) => query.reject(error)),
      );
    query.executed = true;
    query.reject(new DatabaseHangs());
    return query;
  }

  function begin(work: Work, isAbandoned?: () => boolean): Promise<unknown> {
    const waiting: Waiting = { executed: true };
    return transaction(current, { preparing, work, waiting, isAbandoned }).finally(begun(current, waiting));
  }

  async function watchedTransaction(work: Work) {
    if (!watch) return begin(work);
    if (watch.hangs()) throw new DatabaseHangs();
    const abandoned = Promise.withResolvers<never>();
    abandoned.promise.catch(() => {});
    let isAbandoned = false;
    const done = watch.begin((error) => {
      isAbandoned = true;
      abandoned.reject(error);
    });
    const outcome = begin(work, () => isAbandoned);
    outcome.catch(() => {});
    return Promise.race([outcome, abandoned.promise]).finally(done);
  }

  let current = start();
  const sql = current.pool;
  const { end } = sql;
  return Object.assign(sql, {
    unsafe: (...statement: Parameters<Send>) => watched(sent(current, current.unsafe(...statement))),
    begin: watchedTransaction,
    async end(options?: { timeout?: number }) {
      ended = true;
      const others = [current, ...former].filter(({ pool }) => pool !== sql);
      await Promise.all([end(options), ...others.map(({ pool }) => pool.end(options))]);
    },
  });
}

interface Transaction {
  preparing(send: Send): Send;
  work: Work;
  /** Rejects it while it has not begun. */
  waiting: Waiting;
  isAbandoned?(): boolean;
}

/** Queries after the loss of a connection are neither sent nor awaited: the driver rejects them all. */
async function transaction(
  driver: Driver,
  { preparing, work, waiting, isAbandoned = () => false }: Transaction,
): Promise<unknown> {
  let over = false;
  const unanswered = Promise.withResolvers<never>();
  waiting.reject = unanswered.reject;
  const outcome = driver.begin(async (scoped) => {
    waiting.reject = undefined;
    if (over) throw connectionClosed();
    try {
      const result = await work(guarded(scoped, preparing, () => over || isAbandoned()));
      if (isAbandoned()) throw new DatabaseHangs();
      return over ? await forever : result;
    } catch (error) {
      // Its connection is whole, and rolls back.
      if (isAbandoned() && !over && !isLost(error)) throw new DatabaseHangs();
      if (over || isLost(error)) return forever;
      throw error;
    }
  });
  return Promise.race([outcome, unanswered.promise]).finally(() => {
    over = true;
  });
}

const forever = new Promise<never>(() => {});

const connectionClosed = () =>
  Object.assign(new Error("the connection was lost"), { code: "CONNECTION_CLOSED" });

function guarded(scoped: object, preparing: (send: Send) => Send, isOver: () => boolean): object {
  return new Proxy(scoped, {
    get(target, name) {
      if (isOver()) throw connectionClosed();
      const member = Reflect.get(target, name);
      return name === "unsafe" ? preparing(member) : member;
    },
  });
}

/** The rows of an answer start at 0 even after a lost answer; a transaction's own begin does the same. */
function withoutGap(query: Query): Query {
  const { resolve } = query;
  query.resolve = (rows) => {
    const first = rows.findIndex((row) => row !== undefined);
    if (first > 0) rows.splice(0, first);
    resolve(rows);
  };
  return query;
}

/** Works as `finally` for a query that is sent only when it is awaited. */
function onSettled(query: Query, done: (error?: unknown) => void): Query {
  const { resolve, reject } = query;
  query.resolve = (rows) => {
    resolve(rows);
    done();
  };
  query.reject = (error) => {
    reject(error);
    done(error);
  };
  return query;
}

function isLost(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return LOST.has(code ?? "") || (cause instanceof Error && isLost(cause));
}
