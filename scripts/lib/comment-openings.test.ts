import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { clumsyOpenings } from "./comment-openings.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function folderWith(path: string, line: string): string {
  const folder = temporaryFolder("openings");
  folders.push(folder);
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `first\n${line}\n`);
  return folder;
}

describe("openings of comments", () => {
  it("names the place and the word of one that begins with a clause", () => {
    expect(clumsyOpenings(folderWith("server/src/a.ts", "/** What is kept. */"))).toEqual({
      ok: false,
      output:
        "Comments that begin with a clause; name the thing or the deed first:\nserver/src/a.ts:2 (What)",
    });
  });

  it.each([
    ["client/src/A.tsx", "    {/* ", "Whoever asks gets an answer. */}"],
    ["client/src/a.css", "/* ", "Whatever is left over. */"],
    ["client/src/a.graphql", "# ", "What forms need."],
    ["scripts/a.mjs", "const a = 1; // ", "What remains."],
    ["server/src/a.ts", " * ", "Wherever one is, it begins."],
    ["server/src/a.sql", "-- ", "What came afterwards."],
    ["Dockerfile", "# ", "What runs."],
    [".env.example", "# ", "Whichever is set."],
    ["docker-compose.yml", "  # ", "What waits."],
    ["server/src/a.ts", "// ", "Who asks gets an answer."],
    ["server/src/a.ts", "/** ", "Whose words they are. */"],
  ])("looks into %s: %s%s", (path, sign, words) => {
    expect(clumsyOpenings(folderWith(path, sign + words)).ok).toBe(false);
  });

  it.each([
    ["server/src/a.ts", "// Keeps what is asked for."],
    ["server/src/a.ts", '/** "What customers say": a heading of shops. */'],
    ["server/src/a.ts", 'const heading = "What you get";'],
    ["server/src/a.ts", "const product = What * Whatever;"],
    ["server/src/a.ts", "// Whatsoever"],
    ["server/src/a.ts", "// Whole days, and whether they count."],
    ["docs/a.md", "# What is kept"],
    ["client/node_modules/a.js", "// What is it?"],
  ])("leaves alone in %s: %s", (path, line) => {
    expect(clumsyOpenings(folderWith(path, line)).ok).toBe(true);
  });
});
