import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { longFiles } from "./long-files.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function folderWith(path: string, lines: number): string {
  const folder = temporaryFolder("long-files");
  folders.push(folder);
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), "x\n".repeat(lines));
  return folder;
}

describe("long files", () => {
  it("takes a source of 250 lines and refuses one of 251", () => {
    expect(longFiles(folderWith("server/src/a.ts", 250)).ok).toBe(true);
    expect(longFiles(folderWith("server/src/a.ts", 251))).toEqual({
      ok: false,
      output: "Files of more than 250 lines:\nserver/src/a.ts (251)",
    });
  });

  it.each([
    "client/src/features/A.tsx",
    "client/src/A.module.css",
    "client/e2e/support/a.ts",
    "server/src/a.mjs",
    "scripts/lib/a.ts",
    "server/voice/a.c",
    "server/voice/a.h",
    "server/assets/player/page.js",
    "client/build/a.ts",
    "vitest.config.ts",
  ])("looks into %s", (path) => {
    expect(longFiles(folderWith(path, 251)).ok).toBe(false);
  });

  it.each([
    "server/src/a.test.ts",
    "client/src/A.test.tsx",
    "client/e2e/a.spec.ts",
    "server/voice/lexicon/a.tsv",
    "client/src/gql/a.ts",
    "server/voice/synth.c",
    "server/assets/player/player.js",
    "server/node_modules/src/a.ts",
  ])("leaves %s alone", (path) => {
    expect(longFiles(folderWith(path, 251)).ok).toBe(true);
  });
});
