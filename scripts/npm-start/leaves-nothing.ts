import { spawn } from "node:child_process";
import { once } from "node:events";
import { lstatSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { freePort } from "../lib/ports.ts";
import { isRunning } from "../lib/process-state.mjs";
import { until } from "../lib/processes.ts";
import { root } from "../lib/run.ts";
import { temporaryFolder } from "../lib/temporary-folder.ts";
import { bare } from "../lib/try-script.ts";

const operations = readFileSync(join(root, "docs/operations.md"), "utf8");

/** Starts by npm in a fresh folder, sends the signal, and waits until the last process of it is gone. */
export async function leavesNothing(signal: "SIGINT" | "SIGTERM") {
  const dataDir = temporaryFolder("npm-start");
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const npm = spawn("npm", ["start"], {
    cwd: root,
    env: { ...bare(), DATA_DIR: dataDir, PORT: String(port), READERS_READY: "2" },
    stdio: ["ignore", "pipe", "inherit"],
    // A group of its own, as a terminal gives each command.
    detached: true,
  });
  let output = "";
  npm.stdout.on("data", (chunk) => {
    output += chunk;
  });
  expect(await until(() => output.includes("ready at"), 170_000), output).toBe(true);
  await expectWhole(dataDir);
  const ended = once(npm, "exit");
  // Ctrl-C reaches the whole group, a service manager's SIGTERM the one process it knows.
  process.kill(signal === "SIGINT" ? -(npm.pid as number) : (npm.pid as number), signal);
  await ended;
  await expectNothingRuns(dataDir);
}

/** It has all its processes, and its folder is closed to others and holds what docs/operations.md names. */
export async function expectWhole(dataDir: string) {
  expect(processesOf(dataDir).length).toBeGreaterThan(5);
  expect(await until(() => readersOf(dataDir) > 0, 20_000)).toBe(true);
  expect(openToOthers(dataDir)).toEqual([]);
  const kept = readdirSync(dataDir);
  expect(kept.length).toBeGreaterThan(4);
  expect(kept.filter((name) => !operations.includes(`| \`${name}`))).toEqual([]);
}

export async function expectNothingRuns(dataDir: string) {
  const isOver = await until(() => processesOf(dataDir).length === 0, 15_000);
  expect(isOver, processesOf(dataDir).join("\n")).toBe(true);
}

/** Paths that other users of the machine may read, write or enter. The data folder itself lets root's database pass. */
function openToOthers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => ({ name, mode: modeOf(join(folder, name)) & 0o077 }))
    .filter(({ mode }) => mode > 0)
    .map(({ name, mode }) => `${name} ${mode.toString(8)}`);
}

/** A file may go meanwhile, as the database's do. */
const modeOf = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0;

/** Processes of the server that wait for pages; they have no environment. */
function readersOf(folder: string): number {
  const { server } = JSON.parse(readFileSync(join(folder, "lock.json"), "utf8"));
  const children = read(`/proc/${server.pid}/task/${server.pid}/children`).split(" ");
  return children.filter((pid) => read(`/proc/${pid}/cmdline`).includes("parse-process")).length;
}

/** All processes with this data folder in their environment. */
export function processesOf(folder: string): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && isRunning(Number(name)))
    .filter((pid) => read(`/proc/${pid}/environ`).includes(`DATA_DIR=${folder}`))
    .map((pid) => `${pid} ${read(`/proc/${pid}/cmdline`).replaceAll("\0", " ")}`);
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
