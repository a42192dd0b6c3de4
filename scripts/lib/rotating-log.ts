import { copyFileSync, existsSync, fstatSync, openSync, renameSync, statSync, truncateSync } from "node:fs";

const LARGEST_BYTES = 10 * 1024 * 1024;
const KEPT = 5;
const LOOK_MS = 60_000;

/** Opens a log to be appended to: what was said before the last start stays. */
export function openLog(file: string): { log: number; from: number } {
  rotate(file);
  const log = openSync(file, "a", 0o600);
  return { log, from: fstatSync(log).size };
}

/** Looks now and then whether the log has grown too large, while another process writes to it. Returns how to stop. */
export function keepRotated(file: string): () => void {
  const timer = setInterval(() => rotate(file), LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Copied and emptied in place: its writer holds it open and appends, and goes on at the new end. */
export function rotate(file: string, largest = LARGEST_BYTES): void {
  if (!existsSync(file) || statSync(file).size < largest) return;
  for (let age = KEPT - 1; age > 0; age--)
    if (existsSync(`${file}.${age}`)) renameSync(`${file}.${age}`, `${file}.${age + 1}`);
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}
