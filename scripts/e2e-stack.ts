/** Everything that a journey in a browser needs, and one server with its worker. Tells its parent where. */
import { buildClient, buildServer } from "./lib/builds.ts";
import { type Stack, startStack } from "./lib/stack.ts";

let stack: Stack | undefined;

async function stop() {
  await stack?.stop();
  process.exit();
}
process.once("SIGTERM", stop).once("SIGINT", stop).once("disconnect", stop);

try {
  await buildServer();
  await buildClient();
  stack = await startStack("e2e");
  const { address } = await stack.serve();
  process.send?.({ address, pages: `http://${stack.pages.allow}`, emulator: stack.emulator });
} catch (error) {
  console.error(error);
  process.exitCode = 1;
  await stop();
}
