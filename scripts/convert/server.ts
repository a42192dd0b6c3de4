import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { WITHOUT_SAMPLES } from "../lib/furnish-demo-account.ts";
import { runningOwner } from "../lib/lock.ts";
import { root } from "../lib/run.ts";
import { UserError } from "../lib/say.ts";

export interface ReachedServer {
  baseUrl: string;
  /** Ends the server when it was started for this purpose only. */
  release(): Promise<void>;
}

/** The server that runs on this data folder, or one started for the time being. */
export async function reachServer(dataDir: string): Promise<ReachedServer> {
  const owner = runningOwner(dataDir);
  if (owner) return { baseUrl: owner.publicUrl, release: async () => {} };

  console.error("No server runs here: starting one for the time being…");
  const starter = fork(join(root, "scripts/start.ts"), [WITHOUT_SAMPLES], { stdio: ["ignore", 2, 2, "ipc"] });
  const ended = once(starter, "exit");
  const outcome = await Promise.race([once(starter, "message"), ended.then(() => null)]);
  if (!outcome) throw new UserError("The server did not start: its reason stands above.");
  const [{ publicUrl }] = outcome as [{ publicUrl: string }];
  return {
    baseUrl: publicUrl,
    async release() {
      starter.kill("SIGTERM");
      await ended;
    },
  };
}
