import { describe, expect, it } from "vitest";
import { type Mutant, problemsOf, readCatalogue } from "./catalogue.ts";
import { readRules } from "./rule-ids.ts";
import { locate, readSources } from "./sources.ts";

const sources = [
  { path: "server/src/a.ts", text: "if (age >= limit)\n  refuse();" },
  { path: "client/src/b.ts", text: "refuse();\nonce();" },
];
const boundary: Mutant = {
  rule: "1.1",
  kind: "boundary",
  breaks: "refuses a moment late",
  search: "age >= limit",
  replace: "age > limit",
};
const removal: Mutant = {
  rule: "1.1",
  kind: "removal",
  breaks: "does nothing",
  search: "once();",
  replace: "",
};
const check = (mutants: Mutant[], undecided: [string, string][] = [], rules = ["1.1"]) =>
  problemsOf({ mutants, undecided: new Map(undecided) }, rules, sources);

describe("the catalogue of mutants", () => {
  it("is whole: each rule has two mutants or a reason, and each mutant one place in the sources", () => {
    expect(problemsOf(readCatalogue(), readRules(), readSources())).toEqual([]);
  });

  it("takes two mutants, one of them on a boundary, or a reason", () => {
    expect(check([boundary, removal])).toEqual([]);
    expect(check([], [["1.1", "the provider decides it"]])).toEqual([]);
  });

  it("finds a place however it is laid out", () => {
    expect(locate("limit) refuse();", sources)).toEqual([{ path: "server/src/a.ts", start: 11, end: 29 }]);
  });

  it("refuses a rule with one mutant", () => {
    expect(check([boundary])).toEqual(["1.1: has 1 of 2 mutants and no reason for having fewer"]);
  });

  it("refuses a rule without a mutant on a boundary or a negation", () => {
    expect(check([removal, { ...removal, search: "age >= limit" }])).toEqual([
      "1.1: no mutant moves a boundary or negates a condition",
    ]);
  });

  it("refuses rules that do not exist, and mutants of a rule that has a reason for none", () => {
    expect(check([boundary, removal], [], [])).toEqual(["1.1: there is no such rule"]);
    expect(check([boundary, removal], [["1.1", "nobody decides it"]])).toEqual([
      "1.1: has mutants and a reason for having none",
    ]);
  });

  it("refuses a text that stands twice or nowhere, and a replacement that changes nothing", () => {
    expect(check([boundary, { ...removal, search: "refuse();" }])).toEqual([
      '1.1: "refuse();" stands 2 times in the sources, in server/src/a.ts, client/src/b.ts',
    ]);
    expect(check([boundary, { ...removal, search: "never();" }])).toEqual([
      '1.1: "never();" stands 0 times in the sources, in none',
    ]);
    expect(check([boundary, { ...removal, replace: "once();" }])).toEqual([
      '1.1: "once();" is replaced by itself',
    ]);
  });
});
