import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "../lib/chromium.ts";
import { run } from "../lib/run.ts";
import type { Failure, Verdict } from "./lane.ts";
import { namePattern } from "./namers.ts";

interface Suite {
  file: string;
  specs: { title: string; ok: boolean; tests: { results: { error?: { message: string } }[] }[] }[];
  suites?: Suite[];
}

/** Runs the journeys that name a rule against the copy, which they build for themselves. */
export async function probeJourneys(copy: string, rule: string, files: string[]): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), "yomikoe-mutants-"));
  const report = join(folder, "journeys.json");
  const names = files.map((file) => file.replace("client/", ""));
  const args = ["test", "-c", "client", ...names, "--grep", namePattern(rule).source, "--no-deps"];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM_PATH: findChromium() };
  try {
    // One failure catches a mutant: a second run would only take time, and may let it slip.
    const once = ["--retries=0", "--trace=off"];
    const { output } = await run("playwright", [...args, "--reporter=json", ...once], { cwd: copy, env });
    return verdictOf(report, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function verdictOf(report: string, output: string): Verdict {
  try {
    const { suites } = JSON.parse(readFileSync(report, "utf8")) as { suites: Suite[] };
    const specs = suites.flatMap(specsOf);
    const failures = specs.filter(({ ok }) => !ok).map(failureOf);
    return { passed: specs.length - failures.length, failures, strays: [] };
  } catch {
    return { passed: 0, failures: [], strays: [output.slice(-500)] };
  }
}

type Spec = Suite["specs"][number] & { file: string };

const specsOf = ({ file, specs, suites = [] }: Suite): Spec[] => [
  ...specs.map((spec) => ({ ...spec, file })),
  ...suites.flatMap(specsOf),
];

const failureOf = ({ file, title, tests }: Spec): Failure => ({
  file,
  test: title,
  message: tests[0]?.results.at(-1)?.error?.message ?? "",
});
