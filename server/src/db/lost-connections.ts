import type { Sql } from "postgres";
import { DatabaseHangs, type HangWatch } from "./hang-watch.ts";
import { repeatedPrepared } from "./prepared.ts";

/** The database ended the connection, or the connection ended by itself. */
const LOST = new Set(["CONNECTION_CLOSED", "CONNECTION_DESTROYED", "ECONNRESET", "EPIPE", "57P01", "57P02"]);

interface Query extends PromiseLike<unknown> {
  /** The driver sends a query once, when it is first awaited. */
  executed: boolean;
  resolve(result: unknown[]): void;
  reject(error: unknown): void;
}
type Send = (statement: string, parameters?: unknown[], options?: object) => Query;
interface Driver {
  pool: Sql;
  unsafe: Send;
  begin<T>(work: (scoped: object) => Promise<T>): Promise<T>;
  /** A query that waits for its answer. */
  waiting: number;
}

/**
 * A pool that is right after connections were lost, too. The driver's own is not: it counts the rows
 * of the next answer from where the lost one broke off, sends a rollback into a connection that is
 * gone or another's by now, and may never write to a reopened one again
 * (github.com/porsager/postgres/issues/1208 and pull/1168). So answers lose the gap, a transaction
 * ends with its connection, and a pool that lost a connection is followed by a new one.
 */
export function lastingPool(
  open: (onclose: () => void) => Sql,
  prepare: (pool: Sql) => unknown,
  watch?: HangWatch,
): Sql {
  const former = new Set<Driver>();
  const preparing = repeatedPrepared<Query>();
  let ended = false;

  function start(): Driver {
    const pool = open(() => {
      if (ended || current.pool !== pool) return;
      const lost = current;
      current = start();
      former.add(lost);
      endIfIdle(lost);
    });
    prepare(pool);
    const { unsafe, begin } = pool as unknown as Driver;
    return { pool, unsafe: preparing(unsafe), begin, waiting: 0 };
  }

  /** The first pool stays for listeners and for callers that hold it. */
  function endIfIdle(driver: Driver) {
    if (driver.waiting > 0 || !former.delete(driver) || driver.pool === sql) return;
    void driver.pool.end({ timeout: 1 });
  }

  /** A query that nobody waits for any more is settled a second time when the database wakes. */
  function begun(driver: Driver): () => void {
    driver.waiting++;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      driver.waiting--;
      endIfIdle(driver);
    };
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

  async function watchedTransaction(work: (scoped: object) => Promise<unknown>) {
    if (!watch) return transaction(current, preparing, work).finally(begun(current));
    if (watch.hangs()) throw new DatabaseHangs();
    const abandoned = Promise.withResolvers<never>();
    abandoned.promise.catch(() => {});
    let isAbandoned = false;
    const done = watch.begin((error) => {
      isAbandoned = true;
      abandoned.reject(error);
    });
    const outcome = transaction(current, preparing, work, () => isAbandoned).finally(begun(current));
    outcome.catch(() => {});
    return Promise.race([outcome, abandoned.promise]).finally(done);
  }

  let current = start();
  const sql = current.pool;
  const { end } = sql;
  return Object.assign(sql, {
    unsafe: (...sent: Parameters<Send>) =>
      watched(onSettled(withoutGap(current.unsafe(...sent)), begun(current))),
    begin: watchedTransaction,
    async end(options?: { timeout?: number }) {
      ended = true;
      const others = [current, ...former].filter(({ pool }) => pool !== sql);
      await Promise.all([end(options), ...others.map(({ pool }) => pool.end(options))]);
    },
  });
}

/** Queries after the loss of a connection are neither sent nor awaited: the driver rejects them all. */
async function transaction<T>(
  { begin }: Driver,
  preparing: (send: Send) => Send,
  work: (scoped: object) => Promise<T>,
  isAbandoned = () => false,
): Promise<T> {
  let over = false;
  const outcome = begin(async (scoped) => {
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
  return outcome.finally(() => {
    over = true;
  });
}

const forever = new Promise<never>(() => {});

function guarded(scoped: object, preparing: (send: Send) => Send, isOver: () => boolean): object {
  return new Proxy(scoped, {
    get(target, name) {
      if (isOver()) throw Object.assign(new Error("the connection was lost"), { code: "CONNECTION_CLOSED" });
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
function onSettled(query: Query, done: () => void): Query {
  const { resolve, reject } = query;
  query.resolve = (rows) => {
    resolve(rows);
    done();
  };
  query.reject = (error) => {
    reject(error);
    done();
  };
  return query;
}

function isLost(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return LOST.has(code ?? "") || (cause instanceof Error && isLost(cause));
}
