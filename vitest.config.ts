import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Tests of modules that remember, by which they are told apart from a page just opened: each file in a worker of its own. */
const ALONE = [
  "src/features/auth/**/*.test.tsx",
  "src/lib/identity/**/*.test.{ts,tsx}",
  "src/lib/i18n/i18n.test.ts",
  "src/**/{PasswordForm,Waveform}.test.tsx",
];

/** One run, three kinds of tests; the browser's journeys run under Playwright (client/e2e). */
export default defineConfig({
  test: {
    // Server tests wait for the database more than they compute, so two cores carry three of them.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      "server/vitest.config.ts",
      {
        root: "client",
        extends: "client/vite.config.ts",
        test: { name: "client", include: ["src/**/*.test.{ts,tsx}"], exclude: ALONE, isolate: false },
      },
      { root: "client", extends: "client/vite.config.ts", test: { name: "client-alone", include: ALONE } },
      {
        // As the server's own tests resolve it: the sources stand in for the build.
        resolve: { conditions: ["source"] },
        ssr: { resolve: { conditions: ["source"], externalConditions: ["source"] } },
        test: {
          name: "scripts",
          include: ["scripts/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
