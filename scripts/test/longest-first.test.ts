import { expect, it } from "vitest";
import { testFiles } from "./files.ts";
import { LONGEST, longestFirst } from "./longest-first.ts";

it("begins each project with its longest, leaves the others in their order, and the projects together", () => {
  const files = [
    "scripts/a.test.ts",
    "server/src/b.test.ts",
    "scripts/admin.test.ts",
    "server/src/domain/audios/audios.test.ts",
    "scripts/c.test.ts",
    "scripts/convert.test.ts",
  ];
  const folder = (file: string) => file.split("/")[0] as string;
  expect(longestFirst(files, (file) => file, folder)).toEqual([
    "scripts/convert.test.ts",
    "scripts/admin.test.ts",
    "scripts/a.test.ts",
    "scripts/c.test.ts",
    "server/src/domain/audios/audios.test.ts",
    "server/src/b.test.ts",
  ]);
});

it("names files that exist", () => {
  const { unit } = testFiles();
  expect(LONGEST.filter((path) => !unit.includes(path))).toEqual([]);
});
