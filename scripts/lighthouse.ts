/**
 * Measures the built sign-in screen with Lighthouse on its mobile preset, as many times as said (3 by
 * default), and fails when a median is below what is promised: npm run lighthouse [-- TIMES]
 */
import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { buildClient, buildServer } from "./lib/builds.ts";
import { ensureChromium, findChromium } from "./lib/chromium.ts";
import { median } from "./lib/figures.ts";
import { freePort } from "./lib/ports.ts";
import { explain, step } from "./lib/say.ts";
import { startStack } from "./lib/stack.ts";

const promised = { performance: 0.95, accessibility: 1, "best-practices": 1, seo: 0.95 };
type Category = keyof typeof promised;
const categories = Object.keys(promised) as Category[];
const times = Number(process.argv[2] ?? 3);

try {
  await step("Chromium", ensureChromium);
  await step("Server", buildServer);
  await step("Screens", buildClient);
  process.exitCode = report(await measure()) ? 0 : 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function measure(): Promise<Result[]> {
  const stack = await startStack("lighthouse");
  try {
    const { address } = await stack.serve({ ROLE: "web" });
    const results: Result[] = [];
    for (let time = 1; time <= times; time++)
      results.push(await step(`/login, ${time} of ${times}`, () => measureOnce(`${address}/login`)));
    return results;
  } finally {
    await stack.stop();
  }
}

/** In a browser of its own, so that no run finds what another has left. */
async function measureOnce(url: string, triesLeft = 2): Promise<Result> {
  const port = await freePort();
  const args = ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    const answer = await lighthouse(url, { port, logLevel: "error", onlyCategories: categories });
    if (!answer) throw new Error("Lighthouse measured nothing");
    const { lhr } = answer;
    if (!lhr.runtimeError) return lhr;
    // A machine under load may lose the beginning of a recording.
    if (triesLeft === 0) throw new Error(lhr.runtimeError.message);
  } finally {
    await browser.close();
  }
  return measureOnce(url, triesLeft - 1);
}

/** True when every median keeps its promise. */
function report(results: Result[]): boolean {
  let kept = true;
  for (const category of categories) {
    const scores = results.map(({ categories: found }) => found[category]?.score ?? 0);
    const score = median(scores);
    const isKept = score >= promised[category];
    kept &&= isKept;
    const all = scores.map((each) => each.toFixed(2)).join(" ");
    console.log(
      `  ${isKept ? "✓" : "✗"} ${category.padEnd(15)} ${score.toFixed(2)} of ${promised[category].toFixed(2)}  (${all})`,
    );
    if (!isKept) for (const line of shortfalls(results.at(-1), category)) console.log(`      ${line}`);
  }
  for (const { id, weight } of results[0]?.categories.performance?.auditRefs ?? []) {
    if (weight === 0) continue;
    const value = median(results.map(({ audits }) => audits[id]?.numericValue ?? 0));
    console.log(`    ${id.padEnd(26)} ${value.toFixed(id.endsWith("shift") ? 3 : 0)}`);
  }
  return kept;
}

/** Audits that cost a category points, by Lighthouse's titles. */
function shortfalls(result: Result | undefined, category: Category): string[] {
  const audits = result?.categories[category]?.auditRefs ?? [];
  return audits
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => result?.audits[id])
    .filter((audit) => audit && audit.score !== null && audit.score < 0.9)
    .map((audit) => `${audit?.title}: ${audit?.displayValue ?? audit?.score}`);
}
