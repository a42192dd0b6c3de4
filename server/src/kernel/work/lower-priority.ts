import { constants, getPriority, setPriority } from "node:os";

const BELOW = constants.priority.PRIORITY_BELOW_NORMAL;

/** Lets other work come before that of a process. One that is lower already stays as it is. */
export function lowerPriority(pid: number): void {
  try {
    if (getPriority(pid) < BELOW) setPriority(pid, BELOW);
  } catch {
    // It has ended already, or the system has no priorities.
  }
}

/** The same for the thread that calls. Elsewhere than on Linux it would slow the whole process. */
export function lowerOwnPriority(): void {
  if (process.platform === "linux") lowerPriority(0);
}
