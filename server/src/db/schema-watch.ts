import type { Sql } from "postgres";
import { appliedMigrations, type SchemaState, schemaProblem, schemaStateOf } from "./migrations.ts";

/**
 * Asks for a sentence about why the database cannot be served as it is; null when it can. A newer program may
 * bring the schema forward while this one still serves, until it is replaced: that is no problem.
 */
export function schemaWatch(sql: Sql): () => Promise<string | null> {
  let atStart: SchemaState | undefined;
  return async () => {
    const found = schemaStateOf(await appliedMigrations(sql));
    atStart ??= found.state;
    if (found.state === "newer" && atStart === "current") return null;
    if (found.state !== "older") return schemaProblem(found);
    return `The database has gone through ${found.applied} of ${found.known} migrations: bring it to the newest schema with npm run db:migrate.`;
  };
}
