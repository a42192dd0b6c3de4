import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterAll } from "vitest";
import { tryScript } from "./try-script.ts";

const advisory = (name: string) => ({
  id: 1,
  url: "https://advisories.example/1",
  title: `a fault of ${name}`,
  severity: "high",
  vulnerable_versions: "*",
});

/** A registry that knows advisories only, and `npm run audit` that asks it. */
export async function testAdvisories() {
  /** Packages by version that npm asked about last. */
  let asked: Record<string, string[]> = {};
  let vulnerable: string[] = [];
  const registry = createServer(async (request, response) => {
    if (request.method !== "POST") return response.writeHead(404).end("{}");
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    asked = JSON.parse(String(request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body));
    const known = vulnerable.filter((name) => asked[name]).map((name) => [name, [advisory(name)]]);
    response.setHeader("content-type", "application/json").end(JSON.stringify(Object.fromEntries(known)));
  });
  await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
  afterAll(() => void registry.close());

  return {
    asked: () => asked,
    /** The outcome while these packages are vulnerable; at port 1 nothing answers. */
    async audit(names: string[], port = (registry.address() as AddressInfo).port) {
      vulnerable = names;
      const { ended, output } = tryScript("audit.ts", {
        npm_config_registry: `http://127.0.0.1:${port}/`,
        npm_config_fetch_retries: "0",
        // A machine's own settings may name a proxy, or no network at all.
        npm_config_userconfig: "/nowhere/npmrc",
      });
      const [code] = await ended;
      return { code, said: output().trim().split("\n") };
    },
  };
}
