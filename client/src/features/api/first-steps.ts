export const stepNames = ["curl", "graphql", "mcp", "receiver"] as const;
export type FirstStep = (typeof stepNames)[number];

/** First calls to try, filled with the address of the installation and the key that was just made. */
export const firstSteps = (address: string, key: string): Record<FirstStep, string> => ({
  curl: `curl ${address}/api/entries \\
  -H "Authorization: Bearer ${key}" \\
  -H "Content-Type: application/json" \\
  -d '{"url": "${address}/samples/article-en"}'`,
  graphql: `curl ${address}/graphql \\
  -H "Authorization: Bearer ${key}" \\
  -H "Content-Type: application/json" \\
  -d '{"query": "{ entries(first: 5) { edges { node { id title } } } }"}'`,
  mcp: JSON.stringify(
    {
      mcpServers: {
        yomikoe: { type: "http", url: `${address}/mcp`, headers: { Authorization: `Bearer ${key}` } },
      },
    },
    null,
    2,
  ),
  receiver: `// Webhooks of ${address}: npm install standardwebhooks
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

const webhook = new Webhook(process.env.YOMIKOE_WEBHOOK_SECRET);
createServer(async (request, response) => {
  try {
    const event = webhook.verify(await text(request), request.headers);
    response.writeHead(204).end();
    console.log(event.type, event.data);
  } catch {
    response.writeHead(400).end();
  }
}).listen(3000);`,
});
