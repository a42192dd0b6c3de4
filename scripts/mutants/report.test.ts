import { expect, it } from "vitest";
import { summaryOf } from "./report.ts";
import type { Result } from "./results.ts";

const result = (rule: string, outcome: Result["outcome"]): Result => ({
  outcome,
  by: "",
  mutant: { rule, kind: "negation", breaks: "", search: "a", replace: "b" },
  seconds: 1,
  commit: "abc",
});

it("says how many are killed, which rules have one that is not, and how many never ran", () => {
  const results = [
    result("1.1", "killed"),
    result("2.6", "survived"),
    result("2.6", "unproven"),
    result("8.1", "survived"),
  ];
  expect(summaryOf(results.slice(0, 1), 1)).toBe("1 of 1 mutants killed");
  expect(summaryOf(results, 6)).toBe("1 of 6 mutants killed, 3 not (rules 2.6, 8.1), 2 not run");
});
