import { getPriority, setPriority } from "node:os";

/**
 * Beside one that works on sound, a request has nine tenths of a core, and waits for its turn no longer than it takes;
 * a sound that somebody waits for still gets its share.
 */
const BELOW = 10;

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
