import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { hangWatch } from "./hang-watch.ts";
import { lastingPool } from "./lost-connections.ts";
import { readRowsQuickly } from "./row-mapper.ts";
import * as schema from "./schema/index.ts";

/** One small pool per process: many processes share one Postgres. */
const POOL_SIZE = 6;

/**
 * A process that freezes inside a transaction keeps its locks no longer: the database ends its connection. A
 * pooler takes no settings.
 */
const FROZEN_MS = 20_000;

interface Options {
  max?: number;
  /** False behind a transaction pooler: the connection that knows a statement's name may be another's by the next. */
  prepare?: boolean;
  /** A statement may take so long; without it, the database's own setting holds. */
  statementMs?: number;
  /** Told when the database takes connections and does not answer, and when it answers again; not watched without it. */
  onHang?: (hangs: boolean) => void;
}

/** postgres.js is a fixed choice of this product: what it lacks is mended in lost-connections.ts, not by another driver. */
export function connect(url: string, { max = POOL_SIZE, prepare = true, statementMs, onHang }: Options = {}) {
  const open = (onclose: () => void) =>
    postgres(url, {
      max,
      prepare,
      onclose,
      onnotice: () => {},
      connection: {
        application_name: "yomikoe",
        ...(prepare && { idle_in_transaction_session_timeout: FROZEN_MS }),
        ...(prepare && statementMs && { statement_timeout: statementMs }),
      },
      // No column is an array; and a connection that is lost during this question takes the process with it.
      fetch_types: false,
    });
  // Every pool reads and writes dates as the first one does.
  const watch = onHang && hangWatch((withinMs) => ping(url, withinMs), onHang);
  const sql = lastingPool(open, (pool) => drizzle(pool), { watch, patienceMs: statementMs });
  return { sql, db: readRowsQuickly(drizzle(sql, { schema })) };
}

/** Asks on a connection of its own, which stays open for nobody. */
async function ping(url: string, withinMs: number): Promise<void> {
  const probe = postgres(url, {
    max: 1,
    connect_timeout: withinMs / 1_000,
    fetch_types: false,
    onnotice: () => {},
  });
  const ended = setTimeout(() => void probe.end({ timeout: 0 }), withinMs);
  try {
    await probe`select 1`;
  } finally {
    clearTimeout(ended);
    void probe.end({ timeout: 0 });
  }
}

export type Database = ReturnType<typeof connect>["db"];
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** Where a statement runs: alone, or as a part of the caller's transaction. */
export type Executor = Database | Transaction;
