import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";

/** The same distance from src/ and from dist/. */
const migrationsFolder = fileURLToPath(new URL("../../../drizzle", import.meta.url));

/** Brings the database to the newest schema; what is applied already is left alone. */
export async function migrate(url: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await applyMigrations(drizzle(sql), { migrationsFolder });
  } finally {
    await sql.end();
  }
}
