import { defineConfig } from "@playwright/test";

/** The system's Chromium where there is one, else Playwright's own. */
const executablePath = process.env.CHROMIUM_PATH || undefined;
/** Installing is a matter of the whole browser, which the headless build is not. */
const wholePath = process.env.WHOLE_CHROMIUM_PATH || executablePath;
const installing = "installable.spec.ts";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--autoplay-policy=no-user-gesture-required",
];

/**
 * Journeys that would disturb the others: two hold the slow voice, which speaks for one after the other, and an
 * announcement opens on the screen of everybody who was there before it.
 */
const disturbing = ["announcements.spec.ts", "job-in-the-making.spec.ts", "polling.spec.ts"];

/** Those that take longest begin first, so that none of them is alone at the end. */
const longest = ["accessibility.spec.ts", "listening.spec.ts", "two-entries.spec.ts"];

/** Journeys with this tag run in `npm run test:long`, the others in every whole run. */
const LONG = /@long/;

/** Journeys through the real thing: database, identity, worker, voices and the built screens. */
export default defineConfig<object, { ownServer: boolean }>({
  testDir: "e2e",
  globalSetup: "./e2e/support/global-setup.ts",
  // Generous, for a busy machine; what never comes fails all the same.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Each journey signs up its own user, so they may run side by side.
  fullyParallel: true,
  ...(process.env.LONG_PROOFS ? { grep: LONG } : { grepInvert: LONG }),
  // They wait for jobs as much as they compute: three keep two cores busy, a fourth only makes them late.
  workers: 3,
  projects: [
    // They run beside the others, one after the other: each signs up newcomers, whom no announcement of before meets.
    { name: "disturbing", testMatch: disturbing, workers: 1, use: { ownServer: true } },
    { name: "longest", testMatch: longest },
    {
      name: "installable",
      testMatch: installing,
      use: { launchOptions: { executablePath: wholePath, args } },
    },
    { name: "journeys", testIgnore: [...disturbing, ...longest, installing] },
  ],
  forbidOnly: Boolean(process.env.CI),
  // A busy machine answers late; the end of the run names each journey that passed at its second try only.
  retries: 1,
  outputDir: "test-results",
  use: {
    locale: "ja-JP",
    // A journey sees what the server answers; the service worker has a journey of its own.
    serviceWorkers: "block",
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    // Actions, console and network of the second run of what failed; of what succeeds then, nothing but the picture
    // of its failure is left. Keeping them of every journey would take a sixteenth of the processor's time; pictures
    // and snapshots of each step half of all.
    trace: { mode: "on-first-retry", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    launchOptions: { executablePath, args },
  },
});
