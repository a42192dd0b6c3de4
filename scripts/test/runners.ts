import { join } from "node:path";
import { findChromium, findHeadlessChromium } from "../lib/chromium.ts";
import { type Counts, countPlaywright, countReport, countVitest } from "../lib/counts.ts";
import { root, runInForeground } from "../lib/run.ts";

/** Names of vitest's projects, as in vitest.config.ts; a star stands for any ending. */
const PROJECTS = { server: "server*", client: "client*", scripts: "scripts" };
type Folder = keyof typeof PROJECTS;

/** Projects that run these files: starting the others costs seconds. */
export function projectsOf(files: string[]): string[] {
  return [...new Set(files.map((file) => PROJECTS[file.split("/")[0] as Folder]))];
}

/** Every worker and server of a run loads the same packages: Node keeps what it compiled of them. */
const environment = { ...process.env, NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node-compile") };

/** Runs vitest once and counts; the report lies in the folder afterwards. */
export async function runVitest(folder: string, args: string[]): Promise<Counts> {
  const file = join(folder, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await runInForeground("vitest", ["run", ...reporters, ...args], environment);
  return countReport(file, code, countVitest);
}

/** Runs the journeys, or the long ones alone, and counts; the report lies in the folder afterwards. */
export async function runPlaywright(folder: string, args: string[], isLong = false): Promise<Counts> {
  const file = join(folder, "playwright.json");
  const env = {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    CHROMIUM_PATH: findHeadlessChromium(),
    WHOLE_CHROMIUM_PATH: findChromium(),
    ...(isLong && { LONG_PROOFS: "1" }),
  };
  const command = ["test", "-c", "client", "--reporter=list,json", ...args];
  return countReport(file, await runInForeground("playwright", command, env), countPlaywright);
}
