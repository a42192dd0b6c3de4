import { expect, it } from "vitest";
import { testFiles } from "./files.ts";
import { LONGEST, longestFirst } from "./longest-first.ts";

it("begins with the longest, and leaves the others in their order", () => {
  const files = ["a.test.ts", "scripts/admin.test.ts", "b.test.ts", "scripts/convert.test.ts"];
  expect(longestFirst(files, (file) => file)).toEqual([
    "scripts/convert.test.ts",
    "scripts/admin.test.ts",
    "a.test.ts",
    "b.test.ts",
  ]);
});

it("names files that exist", () => {
  const { unit } = testFiles();
  expect(LONGEST.filter((path) => !unit.includes(path))).toEqual([]);
});
