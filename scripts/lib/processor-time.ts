import { readdirSync, readFileSync } from "node:fs";

const TICKS_A_SECOND = 100;

/** Fields of /proc/PID/stat behind the process' name, which may hold spaces; null when it has ended. */
function fieldsOf(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? null;
  } catch {
    return null;
  }
}

const seconds = (fields: string[] | null, from: number, to: number) =>
  (fields ?? []).slice(from, to).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND;

/** User and system time of a process so far, in seconds. */
export const processorSeconds = (pid: number): number => seconds(fieldsOf(pid), 11, 13);

/** The same with its children: those that ended and those that run. */
export function processorSecondsWithChildren(pid: number): number {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && fieldsOf(Number(name))?.[1] === String(pid))
    .map(Number);
  const own = seconds(fieldsOf(pid), 11, 15);
  return children.reduce((sum, child) => sum + processorSeconds(child), own);
}
