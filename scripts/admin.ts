/** The operator's commands, on the database of DATABASE_URL, else of the start that runs. */
import "../server/src/kernel/quick-drizzle.mjs";
import { explain } from "./lib/say.ts";

try {
  const { runAdmin } = await import("./admin/run-admin.ts");
  console.log(await runAdmin(process.argv.slice(2), process.env));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
