// @ts-check
/**
 * A lock that one of several processes holds by a file. Without dependencies: installing is done under one.
 * The file names its owner, so that one that was killed blocks nobody.
 */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { isSame, thisProcess } from "./process-state.mjs";

/** @typedef {import("./process-state.mjs").ProcessIdentity} ProcessIdentity */

/**
 * Takes the lock; false when the file is there already. A link is made whole or not at all, and by one of many only.
 * @param {string} file
 * @param {ProcessIdentity} owner
 * @returns {boolean}
 */
export function claim(file, owner) {
  const own = `${file}.${process.pid}`;
  writeOwner(own, owner);
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Replaces what the held lock tells of its owner.
 * @param {string} file
 * @param {ProcessIdentity} owner
 */
export function updateOwner(file, owner) {
  writeOwner(`${file}.new`, owner);
  renameSync(`${file}.new`, file);
}

/**
 * The process that the file names, whether it still runs or not; null when there is none or the file is damaged.
 * @template {ProcessIdentity} Owner
 * @param {string} file
 * @returns {Owner | null}
 */
export function ownerOf(file) {
  try {
    const owner = JSON.parse(readFileSync(file, "utf8"));
    return typeof owner?.pid === "number" ? owner : null;
  } catch {
    return null;
  }
}

/**
 * Removes a lock that was left behind. Another process may have replaced it by its own meanwhile, which goes back.
 * @param {string} file
 */
export function clearAway(file) {
  const aside = `${file}.${process.pid}.left`;
  try {
    renameSync(file, aside);
    const owner = ownerOf(aside);
    if (owner && isSame(owner)) linkSync(aside, file);
  } catch (error) {
    if (!["ENOENT", "EEXIST"].includes(codeOf(error))) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Does the work while no other process holds the lock, and waits for its turn before.
 * @template Result
 * @param {string} file
 * @param {() => Promise<Result>} work
 * @param {() => void} [onWait] called once, when somebody else is found at work
 * @returns {Promise<Result>}
 */
export async function holding(file, work, onWait) {
  const release = () => rmSync(file, { force: true });
  for (let hasWaited = false; !claim(file, thisProcess()); ) {
    const owner = ownerOf(file);
    if (!owner || !isSame(owner)) {
      clearAway(file);
      continue;
    }
    if (!hasWaited) onWait?.();
    hasWaited = true;
    await sleep(50);
  }
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.off("exit", release);
    release();
  }
}

/**
 * Readable by its owner alone: a lock may name a password.
 * @param {string} file
 * @param {ProcessIdentity} owner
 */
const writeOwner = (file, owner) => writeFileSync(file, JSON.stringify(owner), { mode: 0o600 });

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code ?? "";
