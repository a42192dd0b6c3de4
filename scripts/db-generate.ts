/** Writes the migration that the schema of the server now asks for: npm run db:generate -- NAME */
import { join } from "node:path";
import { listNewMigrations } from "./lib/landed-migrations.ts";
import { generateMigration } from "./lib/migrations.ts";
import { root } from "./lib/run.ts";

const folder = join(root, "drizzle");
const { ok, output } = await generateMigration(folder, process.argv[2]);
if (ok) listNewMigrations(folder);
console.log(output.trimEnd());
process.exitCode = ok ? 0 : 1;
