import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** The bare server as a process of its own. */
export async function startBare(databaseUrl: string, projectId: string) {
  const entry = fileURLToPath(new URL("../../../server/src/test/bench/bare-process.ts", import.meta.url));
  const child = fork(entry, [databaseUrl, projectId], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [address] = (await once(child, "message")) as [string];
  return {
    address,
    pid: child.pid as number,
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}
