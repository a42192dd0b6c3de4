import { defineConfig } from "vitest/config";

export default defineConfig({
  // The sources stand in for the build; graphql is loaded only once.
  resolve: { conditions: ["source"], alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  ssr: { resolve: { conditions: ["source"], externalConditions: ["source"] } },
  test: {
    // Their packages name sources of their own in TypeScript, which Node does not run there.
    server: { deps: { inline: [/@modelcontextprotocol\/client/, /eventsource/] } },
    globalSetup: ["src/test/global-setup.ts"],
    // Only hanging tests reach these limits, even on the slowest machine.
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
