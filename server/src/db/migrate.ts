import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";

/** The same folder from src/db and from dist/db. */
const migrationsFolder = fileURLToPath(new URL("../../../drizzle", import.meta.url));

/** Any number does, as long as nobody else on the database uses it. */
const LOCK = 7_096_635;

/** Brings the database up to date. Processes that start together wait for the first, and find nothing left to do. */
export async function migrate(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${LOCK})`;
    await applyMigrations(drizzle(sql), { migrationsFolder });
  } catch (error) {
    throw new Error(`The database could not be brought to the newest schema: ${reasonOf(error)}`, {
      cause: error,
    });
  } finally {
    await sql.end();
  }
}

/** The database's own message, without the statement that failed. */
function reasonOf(error: unknown): string {
  const { cause, message, code } = error as Error & { code?: string };
  return cause instanceof Error ? reasonOf(cause) : message || code || String(error);
}
