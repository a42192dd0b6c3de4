import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Sql, TransactionSql } from "postgres";

/** The same folder from src/db and from dist/db. */
export const migrationsFolder = fileURLToPath(new URL("../../../drizzle", import.meta.url));

/** Migrations of this checkout, oldest first. */
const knownMigrations = () => readMigrationFiles({ migrationsFolder });

let moments: number[] | undefined;

/** When each migration was made is what Drizzle tells them apart by. */
function knownMoments(): number[] {
  moments ??= knownMigrations().map(({ folderMillis }) => folderMillis);
  return moments;
}

/** Moments of the migrations that the database has gone through, oldest first. */
export async function appliedMigrations(sql: Sql | TransactionSql): Promise<number[]> {
  const [journal] = await sql`select to_regclass('drizzle.__drizzle_migrations') as there`;
  if (!journal?.there) return [];
  const rows = await sql`select created_at from drizzle.__drizzle_migrations order by created_at`;
  return rows.map((row) => Number(row.created_at));
}

/** `unversioned`: made before landed migrations stopped changing. `foreign`: none that this project ever had. */
export type SchemaState = "current" | "older" | "newer" | "unversioned" | "foreign";

export function schemaStateOf(applied: readonly number[], known: readonly number[] = knownMoments()) {
  return { state: stateOf(applied, known), applied: applied.length, known: known.length };
}

function stateOf(applied: readonly number[], known: readonly number[]): SchemaState {
  const shared = Math.min(applied.length, known.length);
  if (applied.slice(0, shared).every((moment, i) => moment === known[i])) {
    if (applied.length === known.length) return "current";
    return applied.length < known.length ? "older" : "newer";
  }
  const [only = Infinity, ...others] = applied;
  const [first = 0] = known;
  return others.length === 0 && only < first ? "unversioned" : "foreign";
}

/** A sentence about a database that this checkout cannot bring to its schema; null where it can. */
export function schemaProblem({ state, applied, known }: ReturnType<typeof schemaStateOf>): string | null {
  switch (state) {
    case "newer":
      return `The database has gone through ${applied} migrations, and this version of Yomikoe knows ${known}: start the newer version again, or restore a backup into an empty folder.`;
    case "unversioned":
      return "The database is from before its schema had versions: npm run backup -- FILE, then npm run restore -- --replace FILE brings it to the newest.";
    case "foreign":
      return "The database has gone through migrations that this version of Yomikoe does not have: start the version that made it.";
    default:
      return null;
  }
}

/** Gives an empty database the schema that it had after so many migrations, in the caller's transaction. */
export async function applyFirst(tx: TransactionSql, count: number): Promise<void> {
  await tx`create schema if not exists drizzle`;
  await tx`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;
  for (const { sql: statements, hash, folderMillis } of knownMigrations().slice(0, count)) {
    for (const statement of statements) await tx.unsafe(statement);
    await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`;
  }
}
