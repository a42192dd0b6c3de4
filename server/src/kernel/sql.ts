import type { PgDatabase } from "drizzle-orm/pg-core";
import type { PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";

export type { SQL as SqlExpression } from "drizzle-orm";

/** Runs statements: each by itself, or as parts of the caller's transaction. No table is known here. */
export type SqlExecutor = Pick<PgDatabase<PostgresJsQueryResultHKT>, "execute">;

/** A transaction of the caller: either all of its statements take effect or none does. */
export interface SqlTransaction extends SqlExecutor {
  rollback(): never;
}

/** A database that begins transactions. */
export interface SqlDatabase extends SqlExecutor {
  transaction<Result>(work: (tx: SqlTransaction) => Promise<Result>): Promise<Result>;
}
