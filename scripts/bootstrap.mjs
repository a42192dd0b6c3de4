/**
 * Runs a script of this folder on the pinned Node, with the locked packages installed:
 *   node scripts/bootstrap.mjs scripts/start.ts [arguments]
 * Without a script it only installs.
 * It needs nothing but a Node 20 or newer and npm, because it runs before anything is installed.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { holding } from "./lib/file-lock.mjs";
import { forwardSignals } from "./lib/forward-signals.mjs";
import { forgetAddresses, npmCi } from "./lib/npm-ci.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const modules = join(root, "node_modules");
const stamp = join(modules, ".yomikoe-lock");
/** Beside node_modules, not in it: installing empties that. */
const installing = join(root, ".installing");

/** The first Node that runs TypeScript as it is: enough where no pinned Node exists. */
const STRIPS_TYPES = [22, 18];

/** They serve: what their environment is wrong in is said before minutes pass. */
const STARTS = ["scripts/start.ts", "scripts/dev.ts"];

try {
  if (STARTS.includes(process.argv[2])) await assertMayStart();
  const wanted = lockHash();
  // Two that install into one folder at once destroy each other's work: the second waits, and finds it done.
  if (read(stamp) !== wanted) {
    await holding(
      installing,
      async () => read(stamp) !== wanted && install(wanted),
      () => say("Another start installs the packages: waiting for it…"),
    );
  } else if (!existsSync(installing)) {
    forgetAddresses(root);
  }
  if (process.argv.length > 2) run(nodeToUse());
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

/** Loaded by starts alone: where only packages are installed the server's sources may not be there. */
async function assertMayStart() {
  const { wrongIn, refusal } = await import("../server/src/env-rules.mjs");
  const { asServed } = await import("./lib/local-variables.mjs");
  const problems = wrongIn(asServed(process.env));
  if (problems.length > 0) throw new Error(refusal(problems));
}

/** Hash of what node_modules must be installed from. */
function lockHash() {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  return hash.update(`${process.platform}-${process.arch}`).digest("hex");
}

async function install(wanted) {
  say("Installing the packages: 1 to 4 minutes the first time…");
  rmSync(stamp, { force: true });
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const pulse = setInterval(() => say(`  still installing, ${seconds()} s`), 20_000);
  const ended = await npmCi(root);
  clearInterval(pulse);
  if (ended === "SIGINT" || ended === "SIGTERM") process.exit(130);
  if (ended !== 0) {
    const how = ended === -1 ? "npm could not be run" : ended;
    throw new Error(
      `The packages could not be installed (${how}): see above; is there disk space and a network?`,
    );
  }
  writeFileSync(stamp, wanted);
  say(`Installed in ${seconds()} s.`);
}

function nodeToUse() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const name = process.platform === "win32" ? "node.exe" : "node";
  const pinned = join(modules, `node-${platform}-${process.arch}`, "bin", name);
  // It may exist and still not run on a system with another C library.
  if (existsSync(pinned) && spawnSync(pinned, ["--version"]).status === 0) return pinned;
  const [major, minor] = process.versions.node.split(".").map(Number);
  const isEnough = major > STRIPS_TYPES[0] || (major === STRIPS_TYPES[0] && minor >= STRIPS_TYPES[1]);
  if (isEnough) return process.execPath;
  throw new Error(
    `No pinned Node comes with Yomikoe for ${process.platform}-${process.arch}, and this is Node ` +
      `${process.versions.node}: install Node 24 (22.18 at least) and start again.`,
  );
}

function run(node) {
  const [script, ...args] = process.argv.slice(2);
  const path = [dirname(node), join(modules, ".bin"), process.env.PATH].join(delimiter);
  // By the channel the script notices when this process has vanished.
  const child = spawn(node, ["--conditions=source", join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  const stopForwarding = forwardSignals(child);
  child.once("error", (error) => fail(`${script} could not be run: ${error.message}`));
  child.once("exit", (code, signal) => {
    stopForwarding();
    if (signal) process.kill(process.pid, signal);
    else process.exit(code ?? 1);
  });
}

function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

function say(line) {
  process.stderr.write(`${line}\n`);
}

function fail(sentence) {
  say(sentence);
  process.exit(1);
}
