import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { environmentNames } from "../server/src/env.ts";
import { root } from "./lib/run.ts";

const readme = readFileSync(join(root, "README.md"), "utf8");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: object };

/** Code words in the first cells of the rows of a section's table. */
function firstCells(heading: string): string[] {
  const section = readme.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  const cells = [...section.matchAll(/^\| (.*?) \|/gm)].map(([, cell = ""]) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word));
}

describe("the README", () => {
  it("explains every variable that the server knows, and no other", () => {
    expect(firstCells("Environment").sort()).toEqual(environmentNames.toSorted());
  });

  it("names only commands that there are", () => {
    const named = [...readme.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name = ""]) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("measures with benches that there are", () => {
    const named = [...readme.matchAll(/npm run bench -- ([\w-]+)/g)].map(([, name = ""]) => name);
    for (const name of named.filter((word) => word !== "NAME")) {
      expect(readFileSync(join(root, `scripts/bench/${name}.ts`), "utf8")).toContain(
        `npm run bench -- ${name}`,
      );
    }
  });
});
