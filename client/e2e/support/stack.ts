import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Places } from "./places";

const READY_WITHIN = 180_000;
const quickDrizzle = new URL("../../../server/src/kernel/quick-drizzle.mjs", import.meta.url).href;
const OBEYS_WITHIN = 60_000;

/** Starts everything that journeys need, in a process of its own. */
export async function startStack() {
  const stack = fork(fileURLToPath(new URL("../../../scripts/e2e-stack.ts", import.meta.url)), {
    execArgv: ["--conditions=source", "--import", quickDrizzle],
    // Playwright's loader is for its own tests.
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  const ended = once(stack, "exit");
  const failed = ended.then(() => {
    throw new Error("The parts that the journeys need did not start");
  });
  failed.catch(() => {});
  const heard = async (within: number) => {
    const [message] = await Promise.race([
      once(stack, "message", { signal: AbortSignal.timeout(within) }),
      failed,
    ]);
    return message as unknown;
  };
  const order = async (name: "kill" | "start") => {
    stack.send(name);
    await heard(OBEYS_WITHIN);
  };

  const places = (await heard(READY_WITHIN)) as Places;
  return {
    places,
    /** Kills the server without letting it finish anything. */
    kill: () => order("kill"),
    /** The server comes back at the same address; resolves when it is ready. */
    startAgain: () => order("start"),
    async stop() {
      stack.kill("SIGTERM");
      await ended;
    },
  };
}
