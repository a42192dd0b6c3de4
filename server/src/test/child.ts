import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { workerEntry } from "#kernel/work/worker-entry";

/** Kills a child when its test is over, also when the test fails before it does so itself. */
export function endWithTest(child: ChildProcess): ChildProcess {
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** One of the entries beside this file, in a process of its own that lives no longer than its test. */
export function spawnEntry(
  name: string,
  args: readonly (string | number)[],
  stdio: StdioOptions = "inherit",
): ChildProcess {
  const { url, execArgv } = workerEntry(import.meta.url, `./${name}`);
  return endWithTest(
    spawn(process.execPath, [...execArgv, fileURLToPath(url), ...args.map(String)], { stdio }),
  );
}
