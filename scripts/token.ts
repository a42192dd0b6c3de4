/** Prints a bearer for curl and GraphiQL: the API key that is given, or one of the demo account of the running start. */
import { demoToken } from "./lib/demo-sign-in.ts";
import { namedAddress, recognizedKey } from "./lib/installation.ts";
import { runningOwner } from "./lib/lock.ts";
import { explain, UserError } from "./lib/say.ts";

try {
  console.log(await bearer(process.env));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function bearer({ YOMIKOE_API_KEY: key, ...env }: NodeJS.ProcessEnv): Promise<string> {
  const named = namedAddress(env);
  if (named && key) return recognizedKey(named, key);
  const owner = runningOwner(env.DATA_DIR || ".data");
  const address = named ?? owner?.publicUrl;
  if (!address)
    throw new UserError("Yomikoe does not run here: npm start, or set YOMIKOE_URL and YOMIKOE_API_KEY.");
  if (key) return recognizedKey(address, key);
  if (named || !owner?.emulatorHost)
    throw new UserError("There is no demo account: set YOMIKOE_API_KEY to a key made under Account, API.");
  return demoToken(address);
}
