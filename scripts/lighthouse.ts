/**
 * Measures built screens with Lighthouse on its mobile preset, as many times as said (3 by default), and fails when a
 * median is below what is promised: npm run lighthouse [-- TIMES]
 */
import { rm } from "node:fs/promises";
import { type BrowserContext, chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { buildClient, buildServer } from "./lib/builds.ts";
import { ensureChromium, findChromium } from "./lib/chromium.ts";
import { prepareDemoAccount } from "./lib/demo-account.ts";
import { demo } from "./lib/demo-sign-in.ts";
import { median } from "./lib/figures.ts";
import { furnishDemoAccount } from "./lib/furnish-demo-account.ts";
import { freePort } from "./lib/ports.ts";
import { explain, step } from "./lib/say.ts";
import { startStack } from "./lib/stack.ts";
import { temporaryFolder } from "./lib/temporary-folder.ts";

interface Screen {
  name: string;
  path: string;
  isSignedIn: boolean;
  /** Least score of each category. */
  promised: Record<string, number>;
}

const SCREENS: Screen[] = [
  {
    name: "sign-in screen",
    path: "/login",
    isSignedIn: false,
    promised: { performance: 0.95, accessibility: 1, "best-practices": 1, seo: 0.95 },
  },
  {
    name: "main screen",
    path: "/",
    isSignedIn: true,
    // No search engine sees it.
    promised: { performance: 0.95, accessibility: 1, "best-practices": 1 },
  },
];
const times = Number(process.argv[2] ?? 3);

try {
  await step("Chromium", ensureChromium);
  await step("Server", buildServer);
  await step("Screens", buildClient);
  process.exitCode = (await measureAll()) ? 0 : 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/** True when each screen keeps its promises. */
async function measureAll(): Promise<boolean> {
  const stack = await startStack("lighthouse");
  try {
    const { address } = await stack.serve({ ROLE: "web" });
    const token = await prepareDemoAccount(address, stack.databaseUrl);
    await furnishDemoAccount({ address, publicUrl: address, token, language: "en" });
    let kept = true;
    for (const screen of SCREENS) {
      const results: Result[] = [];
      for (let time = 1; time <= times; time++)
        results.push(await step(`${screen.name}, ${time} of ${times}`, () => measure(address, screen)));
      kept = report(results, screen) && kept;
    }
    return kept;
  } finally {
    await stack.stop();
  }
}

/** In a browser of its own, so that no run finds what another has left. */
async function measure(address: string, screen: Screen, triesLeft = 2): Promise<Result> {
  const { path, isSignedIn, promised } = screen;
  const port = await freePort();
  const args = ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`];
  const folder = temporaryFolder("browser");
  // Lighthouse opens a page of its own, which shares the session with the first one only in such a context.
  const browser = await chromium.launchPersistentContext(folder, { executablePath: findChromium(), args });
  try {
    if (isSignedIn) await signIn(browser, address);
    const answer = await lighthouse(address + path, {
      port,
      logLevel: "error",
      onlyCategories: Object.keys(promised),
    });
    if (!answer) throw new Error("Lighthouse measured nothing");
    const { lhr } = answer;
    const shown = new URL(lhr.finalDisplayedUrl).pathname;
    if (!lhr.runtimeError && shown !== path) throw new Error(`${path} led to ${shown}`);
    if (!lhr.runtimeError) return lhr;
    // A machine under load may lose the beginning of a recording.
    if (triesLeft === 0) throw new Error(lhr.runtimeError.message);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
  return measure(address, screen, triesLeft - 1);
}

/** Leaves the session behind; what else was loaded Lighthouse clears away. */
async function signIn(browser: BrowserContext, address: string) {
  const page = await browser.newPage();
  await page.goto(`${address}/login`);
  await page.locator("input[type=email]").fill(demo.email);
  await page.locator("input[type=password]").fill(demo.password);
  await page.locator("button[type=submit]").click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.close();
}

/** True when every median keeps its promise. */
function report(results: Result[], { promised }: Screen): boolean {
  let kept = true;
  for (const [category, least] of Object.entries(promised)) {
    const scores = results.map(({ categories: found }) => found[category]?.score ?? 0);
    const score = median(scores);
    const isKept = score >= least;
    kept &&= isKept;
    const all = scores.map((each) => each.toFixed(2)).join(" ");
    console.log(
      `  ${isKept ? "✓" : "✗"} ${category.padEnd(15)} ${score.toFixed(2)} of ${least.toFixed(2)}  (${all})`,
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
function shortfalls(result: Result | undefined, category: string): string[] {
  const audits = result?.categories[category]?.auditRefs ?? [];
  return audits
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => result?.audits[id])
    .filter((audit) => audit && audit.score !== null && audit.score < 0.9)
    .map((audit) => `${audit?.title}: ${audit?.displayValue ?? audit?.score}`);
}
