import { defineConfig } from "@playwright/test";

/** The system's Chromium where there is one, else Playwright's own. */
const executablePath = process.env.CHROMIUM_PATH || undefined;

/** Journeys whose jobs have to last. */
const slow = ["job-in-the-making.spec.ts", "polling.spec.ts"];

/** Journeys with this tag run in `npm run test:long`, the others in every whole run. */
const LONG = /@long/;

/** Journeys through the real thing: database, identity, worker, voices and the built screens. */
export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/support/global-setup.ts",
  // Generous, for a busy machine; what never comes fails all the same.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Each journey signs up its own user, so they may run side by side.
  fullyParallel: true,
  ...(process.env.LONG_PROOFS ? { grep: LONG } : { grepInvert: LONG }),
  workers: 2,
  projects: [
    { name: "journeys", testIgnore: [...slow, "announcements.spec.ts"] },
    // The slow voice speaks for one after the other: nobody who listens by the clock shall wait for these.
    { name: "job", testMatch: slow, dependencies: ["journeys"] },
    // Its announcement opens on every user's screen, so it runs after the other journeys.
    { name: "announcements", testMatch: "announcements.spec.ts", dependencies: ["job"] },
  ],
  forbidOnly: Boolean(process.env.CI),
  outputDir: "test-results",
  use: {
    locale: "ja-JP",
    // A journey sees what the server answers; the service worker has a journey of its own.
    serviceWorkers: "block",
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    // Actions, console and network of what failed. Pictures and snapshots of each step would take half the time.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--autoplay-policy=no-user-gesture-required",
      ],
    },
  },
});
