/** The operator's commands, on the database of DATABASE_URL, else of the start that runs. */
import { runAdmin } from "./admin/run-admin.ts";
import { explain } from "./lib/say.ts";

try {
  console.log(await runAdmin(process.argv.slice(2), process.env));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
