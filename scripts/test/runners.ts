import { existsSync } from "node:fs";
import { join } from "node:path";
import { findChromium, findHeadlessChromium } from "../lib/chromium.ts";
import { countPlaywright, countReport, countVitest } from "../lib/counts.ts";
import {
  type FailedTest,
  playwrightFailures,
  readReport,
  type StageResult,
  vitestFailures,
} from "../lib/failures.ts";
import { root, runInForeground } from "../lib/run.ts";
import { trySecondRun } from "./second-run.ts";

/** Names of vitest's projects, as in vitest.config.ts; a star stands for any ending. */
const PROJECTS = { server: "server*", client: "client*", scripts: "scripts" };
type Folder = keyof typeof PROJECTS;

/** Projects that run these files: starting the others costs seconds. */
export function projectsOf(files: string[]): string[] {
  return [...new Set(files.map((file) => PROJECTS[file.split("/")[0] as Folder]))];
}

/** Every worker and server of a run loads the same packages: Node keeps what it compiled of them. */
const environment = { ...process.env, NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node-compile") };

const OUTSIDE: FailedTest = {
  file: "",
  title: "no test, but the run: see above",
  reason: "An error was thrown outside of every test, or there is no report.",
};

/** Runs vitest once and counts; the report, `vitest.json` unless another name is given, lies in the folder afterwards. */
export async function runVitest(
  folder: string,
  args: string[],
  report = "vitest.json",
): Promise<StageResult> {
  const file = join(folder, report);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await runInForeground("vitest", ["run", ...reporters, ...args], environment);
  const counts = countReport(file, code, countVitest);
  const failures = existsSync(file) ? vitestFailures(readReport(file)) : [];
  return { ...counts, failures: counts.failed > 0 && failures.length === 0 ? [OUTSIDE] : failures };
}

/** Runs unit tests; those that failed once more, each file in a process of its own and nothing beside it. */
export async function runUnitTests(folder: string, projects: string[], args: string[]): Promise<StageResult> {
  const options = projects.map((name) => `--project=${name}`);
  const alone = [...options, "--isolate", "--no-file-parallelism"];
  return trySecondRun(await runVitest(folder, [...options, ...args]), (files) =>
    runVitest(folder, [...alone, ...files], "second.json"),
  );
}

/** Runs the journeys, or the long ones alone, and counts; the report lies in the folder afterwards. */
export async function runPlaywright(folder: string, args: string[], isLong = false): Promise<StageResult> {
  const file = join(folder, "playwright.json");
  const env = {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    CHROMIUM_PATH: findHeadlessChromium(),
    WHOLE_CHROMIUM_PATH: findChromium(),
    ...(isLong && { LONG_PROOFS: "1" }),
  };
  const command = ["test", "-c", "client", "--reporter=list,json", ...args];
  const counts = countReport(file, await runInForeground("playwright", command, env), countPlaywright);
  if (!existsSync(file)) return counts;
  const report = readReport<Parameters<typeof playwrightFailures>[0]>(file);
  return {
    ...counts,
    failures: playwrightFailures(report, "unexpected"),
    unsteady: playwrightFailures(report, "flaky"),
  };
}
