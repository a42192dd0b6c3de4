import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { expect, it } from "vitest";
import { documentsOf, splitDocuments } from "./documents";

const GENERATED = join(import.meta.dirname, "../src/gql/graphql.ts");

/** A build that keeps the documents of the given names. */
async function bundled(names: string[]): Promise<string> {
  const entry: Plugin = {
    name: "entry",
    enforce: "pre",
    resolveId: (id) => (id === "/entry.js" ? id : null),
    load: (id) =>
      id === "/entry.js" ? `export { ${names.join()} } from ${JSON.stringify(GENERATED)};` : null,
  };
  const made = await build({
    configFile: false,
    envFile: false,
    logLevel: "silent",
    plugins: [entry, splitDocuments()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: "/entry.js", preserveEntrySignatures: "strict" },
    },
  });
  if (!("output" in made)) throw new Error("not one build");
  return made.output[0].code;
}

const run = async (code: string) =>
  (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>;

it("leaves every document as it was generated", async () => {
  const generated: Record<string, unknown> = {};
  for (const line of readFileSync(GENERATED, "utf8").split("\n")) {
    if (!line.startsWith("export const ")) continue;
    const [head = "", value = ""] = line.split(" = ");
    generated[head.slice("export const ".length)] = JSON.parse(
      value.slice(0, value.indexOf(" as unknown as ")),
    );
  }
  const names = Object.keys(generated);
  expect(names).toContain("ViewerDocument");
  expect([...documentsOf(readFileSync(GENERATED, "utf8"), GENERATED).documents.keys()].sort()).toEqual(
    names.sort(),
  );
  expect({ ...(await run(await bundled(names))) }).toEqual({ ...generated });
});

it("bundles no document that nobody uses, and a fragment of two documents once", async () => {
  const code = await bundled(["EntriesDocument", "WorkspaceDocument"]);
  expect(code).not.toMatch(/AdminUsers|ViewerDocument/);
  const parts = code.replace(/[\s"]/g, "").split("kind:FragmentDefinition,name:{kind:Name,value:Job_queue}");
  expect(parts).toHaveLength(2);
});

const written = (fields: string) =>
  `export const ADocument = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"value":"F"},"f":"${fields}"}]} as unknown as DocumentNode<A, B>;\n`;

it("takes two fragments of one name for one only where they are the same", () => {
  const again = (fields: string) => written(fields).replace("ADocument", "BDocument");
  expect(documentsOf(written("id") + again("id"), "g.ts").fragments.size).toBe(1);
  expect(() => documentsOf(written("id") + again("title"), "g.ts")).toThrow("Two fragments are named F");
});
