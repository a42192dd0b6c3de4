// @ts-check
/** Reads the state of processes. It has no dependencies, because it runs before anything is installed. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * A process as it can be found again: numbers come back, the moment of its beginning does not.
 * @typedef {{ pid: number, began: string }} ProcessIdentity
 */

/** @returns {ProcessIdentity} */
export const thisProcess = () => ({ pid: process.pid, began: startOf(process.pid) });

/**
 * True while this very process runs, and not another one that was given its number.
 * @param {ProcessIdentity} identity
 */
export const isSame = ({ pid, began }) => isRunning(pid) && startOf(pid) === began;

/**
 * True while the process runs. A zombie has ended: only its parent has not looked yet.
 * @param {number} pid
 * @returns {boolean}
 */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
  return stateOf(pid) !== "Z";
}

/**
 * When a process began, in whatever terms the system counts: equal only for the same process.
 * @param {number} pid
 * @returns {string}
 */
export const startOf = (pid) => procStat(pid)?.began ?? ps(pid, "lstart=");

/**
 * Name of a process's program, empty when there is no such process.
 * @param {number} pid
 * @returns {string}
 */
export const nameOf = (pid) => procStat(pid)?.name ?? ps(pid, "comm=").split("/").pop() ?? "";

/** @param {number} pid */
const stateOf = (pid) => procStat(pid)?.state ?? ps(pid, "state=").charAt(0);

/**
 * /proc/PID/stat is "pid (name) state …", and a name may itself hold spaces and parentheses.
 * @param {number} pid
 */
function procStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const end = stat.lastIndexOf(")");
    const [state = "", ...fields] = stat.slice(end + 2).split(" ");
    return { name: stat.slice(stat.indexOf("(") + 1, end), state, began: fields[18] ?? "" };
  } catch {
    return null;
  }
}

/**
 * For systems without /proc.
 * @param {number} pid
 * @param {string} field
 */
function ps(pid, field) {
  try {
    return execFileSync("ps", ["-o", field, "-p", String(pid)], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "";
  }
}
