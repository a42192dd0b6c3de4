import { expect, it } from "vitest";
import { named, testFiles } from "./files.ts";

const PATHS = [
  "server/src/domain/entries/url.test.ts",
  "client/src/features/entries/list/EntryList.test.tsx",
  "client/src/features/credits/CreditModal.test.tsx",
  "client/e2e/two-entries.spec.ts",
];

it.each([
  ["entries", [PATHS[0], PATHS[1]]],
  ["two-entries", [PATHS[3]]],
  ["entrylist", [PATHS[1]]],
  ["features/credits", [PATHS[2]]],
  ["./client/e2e", [PATHS[3]]],
  ["server/src/domain/entries/url.test.ts", [PATHS[0]]],
  ["tries", []],
])("%s selects by the beginning of a folder's or file's name", (name, selected) => {
  expect(named([name], PATHS)).toEqual(selected);
});

it("selects by any of several names", () => {
  expect(named(["two-entries", "credits"], PATHS)).toEqual([PATHS[2], PATHS[3]]);
});

it("keeps long proofs apart from those of every run", () => {
  const { unit, long, journeys } = testFiles();
  expect(unit).toContain("scripts/test/files.test.ts");
  expect(long).toContain("scripts/containers/image.long.test.ts");
  expect(unit.filter((path) => path.includes(".long."))).toEqual([]);
  expect(journeys).toContain("client/e2e/polling.spec.ts");
});
