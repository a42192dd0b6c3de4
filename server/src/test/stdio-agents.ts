import { fileURLToPath } from "node:url";
import type { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll } from "vitest";
import { scopes } from "#kernel/vocabulary";
import { agentOver, type Revision } from "./agent.ts";
import { startApp, type TestApp } from "./app.ts";
import { listen } from "./graphql.ts";

export const root = fileURLToPath(new URL("../../../", import.meta.url));
export const COMMAND = ["run", "--silent", "mcp"];

/** Agents over `npm run mcp` and the installation that they call, for the tests of a file. */
export function stdioAgents() {
  let test: TestApp;
  let address = "";
  const clients: Client[] = [];
  beforeAll(async () => {
    test = await startApp({ works: true });
    address = await listen(test);
  });
  afterAll(async () => {
    for (const client of clients) await client.close();
    await test.close();
  });

  async function environmentOf(input: object = {}) {
    const user = await test.newUser();
    const { viewer } = await test.container.authenticate(user.token);
    const { key } = await test.container.services.keys.create(viewer, { name: "Agent", scopes, ...input });
    return { ...(process.env as Record<string, string>), YOMIKOE_URL: `${address}/`, YOMIKOE_API_KEY: key };
  }

  return {
    app: () => test.app,
    address: () => address,
    environmentOf,
    async agent(revision: Revision, input: object = {}) {
      const env = await environmentOf(input);
      const transport = new StdioClientTransport({ command: "npm", args: COMMAND, cwd: root, env });
      const made = await agentOver(transport, revision);
      clients.push(made.client);
      return made;
    },
  };
}
