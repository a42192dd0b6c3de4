import { defineConfig } from "vitest/config";

export default defineConfig({
  // The sources stand in for the build; graphql is loaded once only, whoever imports it.
  resolve: { conditions: ["source"], alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  ssr: { resolve: { conditions: ["source"], externalConditions: ["source"] } },
  test: {
    globalSetup: ["src/test/global-setup.ts"],
    // Nothing waits for these: they end what hangs, on the slowest machine too.
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
