import { describe, expect, it } from "vitest";
import { givenProofs, type Proof, parseOpen, problems, wantedProofs } from "./rules.ts";

const rules = `
| rule | layers | in short |
|---|---|---|
| 1.1 | B E | all the way |
| 2.10 | C | chunks |
| 3.4 | S | numbers |
`;
const wanted = wantedProofs(rules);
const tests = (path: string, text: string) => givenProofs([{ path, text }]);
const check = (given: ReturnType<typeof givenProofs>, open: string[], openBefore: string[] | null = null) =>
  problems({ wanted, given, open: open as Proof[], openBefore: openBefore as Proof[] | null });

describe("rule coverage", () => {
  it("wants a proof from both sides of a rule of both, and one in the browser", () => {
    expect(wanted).toEqual(["1.1 S", "1.1 C", "1.1 E", "2.10 C", "3.4 S"]);
  });

  it.each([
    ["server/src/a.test.ts", ["3.4 S"]],
    ["client/src/a.test.tsx", ["3.4 C"]],
    ["client/e2e/a.test.ts", ["3.4 E", "3.4 C"]],
  ])("takes a test in %s for %j", (path, proofs) => {
    expect([...tests(path, 'it("sorts as text [3.4]", () => {});').keys()]).toEqual(proofs);
  });

  it("reads several rules of one name", () => {
    expect([...tests("server/a.test.ts", "it('goes on [3.4, 1.1] [2.10]', f)").keys()]).toEqual([
      "3.4 S",
      "1.1 S",
      "2.10 S",
    ]);
  });

  it("takes ids that follow each other without a space", () => {
    expect([...tests("server/a.test.ts", "it('goes on [3.4][2.10]', f)").keys()]).toEqual([
      "3.4 S",
      "2.10 S",
    ]);
  });

  it.each([
    "// sorts as text [3.4]",
    'it.skip("sorts as text [3.4]", f)',
    'it.skipIf(isBare)("sorts as text [3.4]", f);',
    `it.runIf(isRoot)(\n  "sorts as text [3.4]",\n  () => {\n    f();\n  },\n);`,
    `describe.skipIf(!chromium)("lists", () => {\n  it("sort as text [3.4]", () => {\n    f();\n  });\n});`,
    "expect(speeds).toEqual([3.4]);",
    `const json = '{"samples":[3.4]}';`,
  ])("takes no proof from %s", (text) => {
    expect(tests("server/a.test.ts", text).size).toBe(0);
  });

  it.each([
    'test("sorts as text [3.4]", { tag: "@long" }, async ({ page }) => {\n  f(page);\n});\n',
    'const title = "sorts as text [3.4]";\ntest(title, { tag: "@long" }, async ({\n  page,\n}) => {\n  f(page);\n});\n',
    'for (const n of [1]) {\n  test(`sorts as text [3.4]`, { tag: "@long" }, f);\n}\n',
  ])("takes no proof from a journey that only the long proofs hold: %s", (text) => {
    expect(tests("client/e2e/a.spec.ts", text).size).toBe(0);
  });

  it("takes a proof that stands after one that some runs leave out", () => {
    const text = `describe.skipIf(!chromium)("lists", () => {\n  it("sort [2.10]", f);\n});\nit("sorts as text [3.4]", f);\n`;
    expect([...tests("server/a.test.ts", text).keys()]).toEqual(["3.4 S"]);
  });

  const all = new Map(wanted.map((proof) => [proof, "a.test.ts"]));
  const without = (proof: string) => new Map([...all].filter(([one]) => one !== proof));

  it("is content when every proof is given or listed as open", () => {
    expect(check(all, [])).toEqual([]);
    expect(check(without("3.4 S"), ["3.4 S"])).toEqual([]);
  });

  it("fails on a rule that no test proves and no list excuses", () => {
    expect(check(without("1.1 C"), [])).toEqual(["1.1 C: no test proves it"]);
  });

  it("fails on a rule that does not exist", () => {
    const stray = new Map([...all, ["9.9 S" as Proof, "server/a.test.ts"]]);
    expect(check(stray, [])).toEqual(["server/a.test.ts names rule 9.9, which does not exist"]);
  });

  it("fails on an open rule that is proved meanwhile", () => {
    expect(check(all, ["3.4 S"])).toEqual(["3.4 S: proved, so it must leave rules-open.txt"]);
  });

  it("fails when the list of open rules grows", () => {
    expect(check(without("3.4 S"), ["3.4 S"], [])).toEqual([
      "3.4 S: added to rules-open.txt, which may only get shorter",
    ]);
    expect(check(without("3.4 S"), ["3.4 S"], ["3.4 S", "1.1 C"])).toEqual([]);
  });

  it("reads the list of open rules without its remarks", () => {
    expect(parseOpen("# owed\n\n3.4 S\n 1.1 E \n")).toEqual(["3.4 S", "1.1 E"]);
  });
});
