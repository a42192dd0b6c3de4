import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { workerEntry } from "#kernel/work/worker-entry";

const quickDrizzle = ["--import", new URL("../kernel/quick-drizzle.mjs", import.meta.url).href];

/** Kills a child when its test is over, also when the test fails before it does so itself. */
export function endWithTest(child: ChildProcess): ChildProcess {
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

type Entry = [name: string, args: readonly (string | number)[], stdio?: StdioOptions];

/** One of the entries beside this file, in a process of its own that lives no longer than its test. */
export const spawnEntry = (...entry: Entry): ChildProcess => endWithTest(startEntry(...entry));

/** The same outside of a test: the caller kills it. */
export function startEntry(...[name, args, stdio = "inherit"]: Entry): ChildProcess {
  const { url, execArgv } = workerEntry(import.meta.url, `./${name}`);
  return spawn(process.execPath, [...execArgv, ...quickDrizzle, fileURLToPath(url), ...args.map(String)], {
    stdio,
  });
}
