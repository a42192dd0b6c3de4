import { readFileSync } from "node:fs";

/** Linux counts in hundredths of a second towards programs, whatever its kernel does. */
const TICK_MS = 10;
/** Fields after the program's name, which may hold spaces and brackets: time of its own, and of the system for it. */
const [USER, SYSTEM] = [11, 12];

/** Milliseconds of processor that a process has used; null where the system does not tell. */
export function processorTime(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
  } catch {
    return null;
  }
}
