import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** True while the process runs. A zombie has ended: only its parent has not looked yet. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return stateOf(pid) !== "Z";
}

/** Name of the running program, or null when there is none. */
export function programOf(pid: number): string | null {
  if (!isRunning(pid)) return null;
  const stat = procStat(pid);
  if (stat) return stat.name;
  return ps(pid, "comm=").split("/").pop() || null;
}

/** The folder a process works in, or null where the system does not tell. */
export function folderOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

/** When a process began, in whatever terms the system counts: equal only for the same process. */
export function startOf(pid: number): string {
  return procStat(pid)?.began ?? ps(pid, "lstart=");
}

function stateOf(pid: number): string {
  return procStat(pid)?.state ?? ps(pid, "state=").charAt(0);
}

/** /proc/PID/stat is "pid (name) state …", and a name may itself hold spaces and parentheses. */
function procStat(pid: number): { name: string; state: string; began: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const end = stat.lastIndexOf(")");
    const [state = "", ...fields] = stat.slice(end + 2).split(" ");
    return { name: stat.slice(stat.indexOf("(") + 1, end), state, began: fields[18] ?? "" };
  } catch {
    return null;
  }
}

/** For systems without /proc. */
function ps(pid: number, field: string): string {
  try {
    return execFileSync("ps", ["-o", field, "-p", String(pid)], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "";
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
