/** Prints a bearer of the demo account of the running start, for curl and GraphiQL. */
import { demoToken } from "./lib/demo-account.ts";
import { runningOwner } from "./lib/lock.ts";
import { explain, UserError } from "./lib/say.ts";

try {
  const owner = runningOwner(process.env.DATA_DIR || ".data");
  if (!owner) throw new UserError("Yomikoe does not run here: npm start.");
  if (!owner.emulatorHost) throw new UserError("There is no demo account: identity is not ours here.");
  console.log(await demoToken(owner.publicUrl));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
