/** Runs everything that can fail, from the format of the sources to journeys in a browser, or a named part. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateTypes } from "./lib/builds.ts";
import { sum } from "./lib/counts.ts";
import { listed, type StageResult } from "./lib/failures.ts";
import { runInForeground } from "./lib/run.ts";
import { explain } from "./lib/say.ts";
import { parseWanted, type Wanted } from "./test/arguments.ts";
import { named, testFiles } from "./test/files.ts";
import { asFailure, stagesOf } from "./test/stages.ts";
import { stageTimes } from "./test/times.ts";

try {
  const wanted = parseWanted(process.argv.slice(2));
  process.exitCode = wanted.watch ? await watch(wanted.names) : await runStages(wanted);
} catch (error) {
  console.error(explain(error as Error));
  process.exitCode = 1;
}

async function watch(names: string[]): Promise<number> {
  await generateTypes();
  const files = names.length > 0 ? named(names, testFiles().unit) : [];
  return runInForeground("vitest", ["watch", "--project=!long-*", ...files]);
}

async function runStages(wanted: Wanted): Promise<number> {
  const reports = mkdtempSync(join(tmpdir(), "yomikoe-reports-"));
  const results: StageResult[] = [];
  const times: { name: string; ms: number }[] = [];
  try {
    for (const { name, run } of stagesOf(wanted, testFiles(), reports)) {
      const began = performance.now();
      results.push(await run().catch((error) => asFailure(name, error)));
      times.push({ name, ms: performance.now() - began });
    }
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  const { passed, failed } = sum(results);
  const unsteady = results.flatMap((result) => result.unsteady ?? []);
  const failures = results.flatMap((result) => result.failures ?? []);
  const lists = [listed("Failed at first, passed alone:", unsteady), listed("Failed:", failures)];
  console.log(`${lists.join("")}\n${stageTimes(times)}\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
