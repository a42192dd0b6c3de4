import { defineConfig } from "vitest/config";

/** One run, three kinds of tests; the browser's journeys run under Playwright (client/e2e). */
export default defineConfig({
  test: {
    projects: [
      {
        root: "server",
        resolve: { conditions: ["source"], alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
        ssr: { resolve: { conditions: ["source"], externalConditions: ["source"] } },
        test: {
          name: "server",
          include: ["src/**/*.test.ts"],
          globalSetup: ["src/test/global-setup.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      "client/vite.config.ts",
      {
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
