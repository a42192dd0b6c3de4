import { defineConfig } from "vitest/config";

/** One run, three kinds of tests; the browser's journeys run under Playwright (client/e2e). */
export default defineConfig({
  test: {
    projects: [
      "server/vitest.config.ts",
      "client/vite.config.ts",
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
