/** The tools for agents over stdio, of any installation: npm run --silent mcp. Nothing but the protocol goes to stdout. */
import { registerHooks } from "node:module";
import { namedAddress, recognizedKey } from "./lib/installation.ts";
import { runningOwner } from "./lib/lock.ts";
import { explain, UserError } from "./lib/say.ts";

// By the condition that finds the server's sources, these packages would be read as TypeScript, which Node refuses.
const PACKAGES = ["eventsource", "eventsource-parser", "eventsource-parser/stream"];
registerHooks({
  resolve: (specifier, context, next) => {
    const conditions = (context.conditions ?? []).filter((condition) => condition !== "source");
    return next(specifier, PACKAGES.includes(specifier) ? { ...context, conditions } : context);
  },
});

try {
  const { YOMIKOE_API_KEY: key, DATA_DIR } = process.env;
  const address = namedAddress(process.env) ?? runningOwner(DATA_DIR || ".data")?.publicUrl;
  if (!address || !key)
    throw new UserError("Set YOMIKOE_URL and YOMIKOE_API_KEY: a key is made under Account, API.");
  await recognizedKey(address, key);
  const { relayTo } = await import("./mcp/relay.ts");
  await relayTo(`${address}/mcp`, key);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
