/** Runs everything that can fail, from the format of the sources to journeys in a browser. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildClient, buildServer, buildVoice, generateTypes } from "./lib/builds.ts";
import { runChecks } from "./lib/checks.ts";
import { ensureChromium, findChromium } from "./lib/chromium.ts";
import { type Counts, countPlaywright, countReport, countVitest, sum } from "./lib/counts.ts";
import { runInForeground } from "./lib/run.ts";
import { explain, step, UserError } from "./lib/say.ts";

const reports = mkdtempSync(join(tmpdir(), "yomikoe-reports-"));
const stages = [prepare, runChecks, unitAndIntegration, build, browser];
const counts: Counts[] = [];
for (const stage of stages) counts.push(await stage().catch(asFailure));
rmSync(reports, { recursive: true, force: true });

const { passed, failed } = sum(counts);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function prepare(): Promise<Counts> {
  await step("Chromium", ensureChromium);
  await step("Japanese voice", async () => {
    const failure = await buildVoice();
    if (failure) throw new UserError(failure);
  });
  await step("Generated types", generateTypes);
  return { passed: 0, failed: 0 };
}

async function unitAndIntegration(): Promise<Counts> {
  const file = join(reports, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return countReport(file, await runInForeground("vitest", ["run", ...reporters]), countVitest);
}

async function build(): Promise<Counts> {
  await step("Server", buildServer);
  await step("Screens", buildClient);
  return { passed: 0, failed: 0 };
}

async function browser(): Promise<Counts> {
  const file = join(reports, "playwright.json");
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: findChromium() };
  const code = await runInForeground("playwright", ["test", "-c", "client", "--reporter=list,json"], env);
  return countReport(file, code, countPlaywright);
}

function asFailure(error: unknown): Counts {
  console.error(explain(error));
  return { passed: 0, failed: 1 };
}
