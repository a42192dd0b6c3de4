import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import * as schema from "./schema/index.ts";

/** One small pool per process: many processes share one Postgres. */
const POOL_SIZE = 6;
const PATIENCE_MS = 30_000;
const CLOSING_MS = 1_000;

/**
 * A pool, and the tables over it. Of node-postgres, because there a transaction ends with its
 * connection: nothing of it is ever sent into, or read from, the connection that follows.
 */
export function connect(url: string, max = POOL_SIZE) {
  const pool = new Pool({
    connectionString: url,
    application_name: "yomikoe",
    max,
    connectionTimeoutMillis: PATIENCE_MS,
    // They stay open: a connection anew costs a request as much as all its queries.
    idleTimeoutMillis: 0,
    keepAlive: true,
    allowExitOnIdle: true,
  });
  // Whoever waits for an answer is told by their own query; one that is idle is replaced when needed.
  pool.on("connect", (client) => void client.on("error", () => {}));
  pool.on("error", () => {});
  return {
    pool,
    db: drizzle(pool, { schema }),
    async close() {
      const late = new Promise((resolve) => setTimeout(resolve, CLOSING_MS).unref());
      await Promise.race([pool.end(), late]);
    },
  };
}

export type Database = ReturnType<typeof connect>["db"];
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** Where a statement runs: alone, or as a part of the caller's transaction. */
export type Executor = Database | Transaction;
