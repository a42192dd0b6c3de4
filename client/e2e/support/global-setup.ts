import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { makeAdmin } from "./admin";

/** Where the journeys find everything; workers inherit it by the environment. */
export interface Places {
  address: string;
  /** The saved pages of other sites. */
  pages: string;
  /** host:port of the Auth emulator. */
  emulator: string;
  /** Administers once it is verified. */
  adminEmail: string;
}

const READY_WITHIN = 180_000;

export default async function globalSetup() {
  const stack = fork(fileURLToPath(new URL("../../../scripts/e2e-stack.ts", import.meta.url)), {
    execArgv: ["--conditions=source"],
    // Playwright's loader is for its own tests.
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  const ended = once(stack, "exit");
  const failed = ended.then(() => {
    throw new Error("The parts that the journeys need did not start");
  });
  const [places] = (await Promise.race([
    once(stack, "message", { signal: AbortSignal.timeout(READY_WITHIN) }),
    failed,
  ])) as [Places];
  process.env.E2E_PLACES = JSON.stringify(places);
  // Here and once: journeys that run side by side would make it twice.
  await makeAdmin();

  return async () => {
    stack.kill("SIGTERM");
    await ended;
  };
}
