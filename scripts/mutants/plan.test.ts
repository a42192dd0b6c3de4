import { expect, it } from "vitest";
import type { Mutant } from "./catalogue.ts";
import { roundsOf } from "./compile.ts";
import { namePattern, namersOf } from "./namers.ts";

const tests = [
  { path: "server/src/a.test.ts", text: 'it("asks for a token [6.1]", f)' },
  { path: "client/src/b.test.tsx", text: 'it("shows it [1.6][6.1]", f)' },
  { path: "client/e2e/c.spec.ts", text: 'test("from end to end [1.1] [6.1]", f)' },
];
const namers = (rule: string, source: string) => {
  const { runner, files } = namersOf(rule, source, tests);
  return [runner, ...files.map(({ path }) => path)];
};

it("asks the tests on the side of the broken source, and journeys only where no quicker test names the rule", () => {
  expect(namers("6.1", "server/src/a.ts")).toEqual(["vitest", "server/src/a.test.ts"]);
  expect(namers("6.1", "client/src/b.ts")).toEqual(["vitest", "client/src/b.test.tsx"]);
  expect(namers("1.1", "client/src/b.ts")).toEqual(["playwright", "client/e2e/c.spec.ts"]);
});

it.each([
  ["lets nobody in [6.1]", true],
  ["lets nobody in [6.1][6.2]", true],
  ["lets nobody in [1.6, 6.1]", true],
  ["lets nobody in [6.1, 6.2]", true],
  ["lets nobody in [6.10]", false],
  ["lets nobody in [16.1]", false],
  ["takes 6.1 seconds", false],
])("knows a test by the rule in its name: %s", (name, isNamed) => {
  expect(namePattern("6.1").test(name)).toBe(isNamed);
});

it("compiles mutants of different files of one project together", () => {
  const place = (path: string) => ({ mutant: {} as Mutant, place: { path, start: 0, end: 1 } });
  const paths = ["server/a.ts", "server/b.ts", "client/c.ts", "server/a.ts"];
  expect(roundsOf(paths.map(place)).map((round) => round.map((one) => one.place.path))).toEqual([
    ["server/a.ts", "server/b.ts"],
    ["client/c.ts"],
    ["server/a.ts"],
  ]);
});
