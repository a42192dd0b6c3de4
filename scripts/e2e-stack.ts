/**
 * Everything that a journey in a browser needs, and one server with its worker. Tells its parent where,
 * and does to the server what its parent orders: "kill" leaves it no time for anything.
 */
import { buildClient, buildServer } from "./lib/builds.ts";
import { startSlowVoice } from "./lib/slow-voice.ts";
import { type Stack, startStack } from "./lib/stack.ts";

/** The account with this verified address is an administrator. */
const ADMIN_EMAIL = "admin@example.com";

/** Little faster than it is heard. */
const SLOW = 1.2;

/** Loading and warming up each takes a second of processor time; journeys read few pages at once. */
const READERS_READY = "2";

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
  const slowVoice = await startSlowVoice(SLOW);
  let server = await stack.serve({
    ADMIN_EMAILS: ADMIN_EMAIL,
    READERS_READY,
    ...slowVoice.variables,
  });
  const { address, startAgain } = server;
  const orders = {
    async kill() {
      process.kill(server.pid, "SIGKILL");
      await server.ended;
    },
    async start() {
      server = { ...server, ...(await startAgain()) };
    },
  };
  process.on("message", async (order: keyof typeof orders) => {
    await orders[order]();
    process.send?.({ done: order });
  });
  const pages = `http://${stack.pages.allow}`;
  process.send?.({ address, pages, emulator: stack.emulator, adminEmail: ADMIN_EMAIL });
} catch (error) {
  console.error(error);
  process.exitCode = 1;
  await stop();
}
