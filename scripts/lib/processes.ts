import { readlinkSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { isRunning, nameOf } from "./process-state.mjs";

/** Name of the running program, or null when there is none. */
export function programOf(pid: number): string | null {
  if (!isRunning(pid)) return null;
  return nameOf(pid) || null;
}

/** The folder a process works in, or null where the system does not tell. */
export function folderOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

/** Polls a condition; false when the deadline passes first. */
export async function until(condition: () => boolean | Promise<boolean>, ms: number, every = 25) {
  const deadline = performance.now() + ms;
  while (!(await condition())) {
    if (performance.now() > deadline) return false;
    await sleep(every);
  }
  return true;
}

/** Asks a process to end, and after the grace period makes it. */
export async function endProcess(pid: number, signal: NodeJS.Signals, graceMs: number) {
  for (const [next, wait] of [
    [signal, graceMs],
    ["SIGKILL", 5_000],
  ] as const) {
    if (!isRunning(pid)) return;
    try {
      process.kill(pid, next);
    } catch {
      return;
    }
    if (await until(() => !isRunning(pid), wait)) return;
  }
}
