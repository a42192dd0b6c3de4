import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./lib/run.ts";

const documents = globSync(["*.md", "docs/**/*.md", "server/{voice,assets}/**/*.md", ".github/*.md"], {
  cwd: root,
});
const textOf = (document: string) => readFileSync(join(root, document), "utf8");

it("finds the documents", () => {
  expect(documents.length).toBeGreaterThan(12);
});

describe.each(documents)("%s", (document) => {
  const text = textOf(document);

  it("links only to files that there are", () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, path = ""]) => path);
    expect(links.filter((path) => !existsSync(join(root, dirname(document), path)))).toEqual([]);
  });

  it("names only paths that there are", () => {
    const paths = [...text.matchAll(/`((?:client|server|scripts|drizzle|docs)\/[^`\s<*…]*)`/g)].map(
      ([, path = ""]) => path,
    );
    // Made by a command, not in the repository.
    const made = /^server\/voice\/build|\/dist\b|^client\/src\/gql|^docs\/listening/;
    expect(paths.filter((path) => !made.test(path) && !existsSync(join(root, path)))).toEqual([]);
  });
});

it("names only files of the embedded writer that there are", () => {
  const folders = ["server/src/adapters/writer/extractive", "server/src/adapters/writer", "server/src"].map(
    (folder) => join(root, folder),
  );
  const named = [...textOf("docs/writer.md").matchAll(/`([\w*/-]+\.ts|kernel\/[\w/-]+)`/g)].map(
    ([, path = ""]) => path,
  );
  const isThere = (path: string) =>
    folders.some((cwd) => globSync(path, { cwd }).length > 0 || existsSync(join(cwd, `${path}.ts`)));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});
