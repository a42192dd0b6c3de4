import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeEach, expect, it } from "vitest";
import { tryScript } from "./lib/try-script.ts";

/** Packages by version that npm asked about. */
let asked: Record<string, string[]> = {};
let vulnerable: string[] = [];

const advisory = (name: string) => ({
  id: 1,
  url: "https://advisories.example/1",
  title: `a fault of ${name}`,
  severity: "high",
  vulnerable_versions: "*",
});

/** A registry that knows advisories only. */
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
beforeEach(() => {
  vulnerable = [];
});

async function audit(port = (registry.address() as AddressInfo).port) {
  const { ended, output } = tryScript("audit.ts", {
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_fetch_retries: "0",
    // A machine's own settings may name a proxy, or no network at all.
    npm_config_userconfig: "/nowhere/npmrc",
  });
  const [code] = await ended;
  return { code, said: output().trim().split("\n") };
}

it("asks about the packages of the server, those that a browser loads and what both need, and lets a tool's fault pass", async () => {
  vulnerable = ["vite"];
  const { code, said } = await audit();
  expect({ code, said }).toEqual({
    code: 0,
    said: ["0 grave and 0 lesser known vulnerabilities in what runs"],
  });
  const names = ["fastify", "find-my-way", "dompurify", "@mantine/core", "scheduler"];
  expect(names.filter((name) => !asked[name])).toEqual([]);
  expect(["vite", "vitest", "jsdom", "@biomejs/biome"].filter((name) => asked[name])).toEqual([]);
  // Somebody else's, where a registry has them.
  expect(Object.keys(asked).filter((name) => /^(@yomikoe\/.*|yomikoe|client|server)$/.test(name))).toEqual(
    [],
  );
});

it("fails for packages with a grave vulnerability that run on the server or in a browser, or are needed there by another", async () => {
  vulnerable = ["find-my-way", "dompurify", "scheduler"];
  const { code, said } = await audit();
  expect(code).toBe(1);
  for (const name of vulnerable)
    expect(said.filter((line) => line.startsWith(`high: ${name} `))).toHaveLength(1);
});

it("says that it could not ask, and fails nobody for it", async () => {
  const { code, said } = await audit(1);
  expect(code).toBe(0);
  expect(said[0]).toMatch(/^Nobody could be asked about known vulnerabilities: /);
});
