// @ts-check
/** Installing what the lock names, by nothing but npm: nothing is installed yet. */
import { execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { forwardSignals } from "./forward-signals.mjs";

/** @typedef {{ name?: string, version?: string, integrity?: string, resolved?: string }} LockedPackage */

/** Install scripts stay off: nothing here needs one, and a package's own build may fail on a bare machine. */
const CI = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];

/**
 * Empties node_modules and fills it. The lock names no registry, so that each installation uses its own: npm
 * would ask that one about every package before it loads it, which is half of its work. So it is told where
 * each package lies, by a lock that it prefers to package-lock.json and that is there only meanwhile.
 * @param {string} root the folder with package-lock.json
 * @returns {Promise<number | string | null>} how npm ended: its exit code, or the signal; 0 is success
 */
export async function npmCi(root) {
  const addressed = addressedLock(root);
  const forget = () => forgetAddresses(root);
  process.once("exit", forget);
  const mark = randomUUID();
  const watch = watchOverAddresses(root, mark);
  try {
    const registry = await configuredRegistry(root);
    const lock = readFileSync(join(root, "package-lock.json"), "utf8");
    writeFileSync(addressed, withAddresses(lock, registry, mark));
    const ended = await npm(root, [...CI, "--fetch-retries=1", "--fetch-retry-mintimeout=1000"], "ignore");
    if (ended === 0 || wasStopped(ended)) return ended;
  } catch {
    // Without a registry that can be named npm finds its own way, below.
  } finally {
    forget();
    watch.stdin.end();
    process.off("exit", forget);
  }
  // A registry may keep its packages elsewhere; and what is wrong with a network npm says here.
  return npm(root, CI, "inherit");
}

/** @param {string} root */
const addressedLock = (root) => join(root, "npm-shrinkwrap.json");

/**
 * Removes the lock with addresses. One that a killed installation left would be preferred by an npm that is run by
 * hand, however old its packages are.
 * @param {string} root
 */
export const forgetAddresses = (root) => rmSync(addressedLock(root), { force: true });

/**
 * Does so for a process that is killed, too: its end closes the other end of the line. It looks only after that, when
 * the next installation may have written its own: that one bears another mark.
 * @param {string} root
 * @param {string} mark of the installation that is watched
 */
export function watchOverAddresses(root, mark) {
  const forget = `
    const { readFileSync, rmSync } = require("node:fs");
    const [, file, mark] = process.argv;
    process.stdin.resume().on("end", () => {
      if (readFileSync(file, "utf8").includes(mark)) rmSync(file, { force: true });
    });`;
  const watch = spawn(process.execPath, ["--eval", forget, addressedLock(root), mark], {
    detached: true,
    windowsHide: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watch.once("error", () => {});
  watch.stdin.once("error", () => {});
  return watch;
}

/**
 * The lock with the address of each package's file in a registry.
 * @param {string} lock package-lock.json
 * @param {string} registry its address
 * @param {string} mark of the installation that it is made for; npm takes no notice of it
 * @returns {string}
 */
function withAddresses(lock, registry, mark) {
  const tree = { ...JSON.parse(lock), installation: mark };
  /** @type {[string, LockedPackage][]} */
  const packages = Object.entries(tree.packages ?? {});
  for (const [path, locked] of packages) {
    // A package without a digest comes from no registry: a workspace, or a part of another package.
    if (!locked.integrity || locked.resolved) continue;
    const name = locked.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const file = `${name.slice(name.lastIndexOf("/") + 1)}-${locked.version}.tgz`;
    locked.resolved = new URL(`${name}/-/${file}`, registry).href;
  }
  return JSON.stringify(tree);
}

/**
 * With a slash at its end, so that addresses within it can be made; throws where npm names none.
 * @param {string} root
 */
async function configuredRegistry(root) {
  const { program, first } = npmItself();
  const asked = [...first, "config", "get", "registry"];
  const { stdout } = await promisify(execFile)(program, asked, { cwd: root });
  return new URL(stdout.trim().replace(/\/*$/, "/")).href;
}

/**
 * @param {string} root
 * @param {string[]} args
 * @param {"ignore" | "inherit"} errors where npm's errors go
 * @returns {Promise<number | string | null>}
 */
function npm(root, args, errors) {
  const { program, first } = npmItself();
  return new Promise((resolve) => {
    const child = spawn(program, [...first, ...args], { cwd: root, stdio: ["ignore", "ignore", errors] });
    const stopForwarding = forwardSignals(child);
    child.once("error", () => {
      stopForwarding();
      resolve(-1);
    });
    child.once("exit", (code, signal) => {
      stopForwarding();
      resolve(signal ?? code);
    });
  });
}

/**
 * By a signal, which npm may also hand on as an exit code: 128 and its number. Windows has far bigger ones, for
 * faults of a program.
 * @param {number | string | null} ended
 */
const wasStopped = (ended) => typeof ended === "string" || (Number(ended) > 128 && Number(ended) < 256);

/** The npm that started this, where one did. */
export function npmItself() {
  const path = process.env.npm_execpath;
  return path?.endsWith("js") ? { program: process.execPath, first: [path] } : { program: "npm", first: [] };
}
