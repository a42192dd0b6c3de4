import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { longLines } from "./long-lines.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function folderWith(path: string, line: string): string {
  const folder = temporaryFolder("long-lines");
  folders.push(folder);
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), `// first\n${line}\n`);
  return folder;
}

describe("long lines", () => {
  it("takes a source line of 220 characters and refuses one of 221", () => {
    expect(longLines(folderWith("server/src/a.ts", "x".repeat(220))).ok).toBe(true);
    expect(longLines(folderWith("server/src/a.ts", "x".repeat(221)))).toEqual({
      ok: false,
      output: "Lines of more than 220 characters:\nserver/src/a.ts:2 (221)",
    });
  });

  it.each(["client/src/features/A.tsx", "server/voice/a.c", "scripts/a.mjs", "client/src/a.graphql"])(
    "looks into %s",
    (path) => {
      expect(longLines(folderWith(path, "x".repeat(221))).ok).toBe(false);
    },
  );

  it.each([
    "server/voice/lexicon/a.tsv",
    "server/dist/a.js",
    "client/src/gql/a.ts",
    "client/node_modules/a.js",
  ])("leaves %s alone", (path) => {
    expect(longLines(folderWith(path, "x".repeat(221))).ok).toBe(true);
  });
});
