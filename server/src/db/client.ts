import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { lastingPool } from "./lost-connections.ts";
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
}

/** postgres.js is a fixed choice of this product: what it lacks is mended in lost-connections.ts, not by another driver. */
export function connect(url: string, { max = POOL_SIZE, prepare = true }: Options = {}) {
  const open = (onclose: () => void) =>
    postgres(url, {
      max,
      prepare,
      onclose,
      onnotice: () => {},
      connection: {
        application_name: "yomikoe",
        ...(prepare && { idle_in_transaction_session_timeout: FROZEN_MS }),
      },
      // No column is an array; and a connection that is lost during this question takes the process with it.
      fetch_types: false,
    });
  // Every pool reads and writes dates as the first one does.
  const sql = lastingPool(open, (pool) => drizzle(pool));
  return { sql, db: drizzle(sql, { schema }) };
}

export type Database = ReturnType<typeof connect>["db"];
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** Where a statement runs: alone, or as a part of the caller's transaction. */
export type Executor = Database | Transaction;
