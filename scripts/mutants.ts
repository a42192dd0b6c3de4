/**
 * Breaks each rule of docs/rules.md on purpose, in a copy, and demands that a test which names the rule fails.
 *   npm run mutants                  every mutant that has no result yet; docs/rules.md says how it went
 *   npm run mutants -- 4.3 7         those of these rules or sections
 *   npm run mutants -- --fresh       forgets all results first
 *   npm run mutants -- --lanes=1     copies that are worked on at a time (2)
 *   npm run mutants -- --report      judges none: docs/rules.md says what is known so far
 */
import { parseArgs } from "node:util";
import { buildVoice, generateTypes } from "./lib/builds.ts";
import { run } from "./lib/run.ts";
import { type Mutant, problemsOf, readCatalogue } from "./mutants/catalogue.ts";
import { type Placed, refusedByCompiler } from "./mutants/compile.ts";
import { copyCheckout } from "./mutants/copy.ts";
import { type Judgement, judge } from "./mutants/judge.ts";
import { openLane } from "./mutants/lane.ts";
import { readTests } from "./mutants/namers.ts";
import { planOf } from "./mutants/plan.ts";
import { lineOf, summaryOf, writeSummary } from "./mutants/report.ts";
import { forgetResults, isKnownToCompile, keepCompiles, keepResult, type Result } from "./mutants/results.ts";
import { readRules } from "./mutants/rule-ids.ts";
import { readSources, type Source } from "./mutants/sources.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fresh: { type: "boolean" },
    lanes: { type: "string", default: "2" },
    report: { type: "boolean" },
  },
});
const isChosen = ({ rule }: Mutant) =>
  positionals.length === 0 || positionals.some((one) => rule === one || rule.startsWith(`${one}.`));

const catalogue = readCatalogue();
const sources = readSources();
const problems = problemsOf(catalogue, readRules(), sources);
for (const problem of problems) console.error(problem);
if (values.fresh) forgetResults();

const mutants = catalogue.mutants.filter(isChosen);
const { cases, kept, former, keys } = planOf(mutants, sources, readTests());
const results: Result[] = values.report ? [...kept, ...former] : [...kept];
if (kept.length > 0) console.log(`${kept.length} of ${mutants.length} have a result already.`);

const began = performance.now();
const commit = (await run("git", ["rev-parse", "--short", "HEAD"])).output.trim();

function judged(mutant: Mutant, judgement: Judgement, seconds: number) {
  const result = { ...judgement, mutant, seconds, commit };
  keepResult(keys.get(mutant) as string, result);
  results.push(result);
  console.log(lineOf(result));
}

async function work(copy: string) {
  const lane = openLane(copy);
  try {
    for (let next = cases.shift(); next; next = cases.shift()) {
      if (next.mutants.length > 0) await judge(lane, next, judged);
    }
  } finally {
    await lane.stop();
  }
}

if (cases.length > 0 && !values.report) {
  await generateTypes();
  await buildVoice();
  const count = Math.min(Number(values.lanes), cases.length);
  const copies = await Promise.all(
    Array.from({ length: count }, (_, lane) => copyCheckout(`lane-${lane + 1}`)),
  );
  const sourceOf = ({ place }: Placed) => sources.find(({ path }) => path === place.path) as Source;
  const unknown = cases
    .flatMap((one) => one.mutants)
    .filter((placed) => !isKnownToCompile(placed.mutant, sourceOf(placed)));
  const refused = await refusedByCompiler(copies[0] as string, unknown, (placed) =>
    keepCompiles(placed.mutant, sourceOf(placed)),
  );
  for (const [mutant, by] of refused) judged(mutant, { outcome: "does not compile", by }, 0);
  for (const one of cases) one.mutants = one.mutants.filter(({ mutant }) => !refused.has(mutant));
  await Promise.all(copies.map(work));
}

for (const result of results.filter(({ outcome }) => outcome !== "killed")) console.error(lineOf(result));
const minutes = Math.ceil((performance.now() - began) / 60_000);
console.log(`${summaryOf(results, mutants.length)}, after ${minutes} minutes`);
if (positionals.length === 0) writeSummary(results, mutants.length, commit);
const killed = results.filter(({ outcome }) => outcome === "killed").length;
process.exitCode = problems.length === 0 && killed === mutants.length ? 0 : 1;
