/** Writes the migration that the schema of the server now asks for: npm run db:generate -- NAME */
import { join } from "node:path";
import { generateMigration } from "./lib/migrations.ts";
import { root } from "./lib/run.ts";

const { ok, output } = await generateMigration(join(root, "drizzle"), process.argv[2]);
console.log(output.trimEnd());
process.exitCode = ok ? 0 : 1;
