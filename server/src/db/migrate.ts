import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { appliedMigrations, migrationsFolder, schemaProblem, schemaStateOf } from "./migrations.ts";

/** Any number does, as long as nobody else on the database uses it. */
export const SCHEMA_LOCK = 7_096_635;

/** Brings the database up to date. Processes that start together wait for the first, and find nothing left to do. */
export async function migrate(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${SCHEMA_LOCK})`;
    const problem = schemaProblem(schemaStateOf(await appliedMigrations(sql)));
    if (problem) throw new SchemaError(problem);
    await applyMigrations(drizzle(sql), { migrationsFolder });
  } catch (error) {
    if (error instanceof SchemaError) throw error;
    throw new Error(`The database could not be brought to the newest schema: ${reasonOf(error)}`, {
      cause: error,
    });
  } finally {
    await sql.end();
  }
}

/** Its message is all that an operator needs to read. */
class SchemaError extends Error {}

/** The database's own message, without the statement that failed. */
function reasonOf(error: unknown): string {
  const { cause, message, code } = error as Error & { code?: string };
  return cause instanceof Error ? reasonOf(cause) : message || code || String(error);
}
