import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/run.ts";
import type { Result } from "./results.ts";

export const lineOf = ({ outcome, mutant, by, seconds }: Result) =>
  `${outcome === "killed" ? "✓" : "✗"} ${mutant.rule} ${outcome} (${seconds.toFixed(1)} s): ${mutant.breaks}\n    ${by}`;

/** How many are killed, and which rules have one that is not. */
export function summaryOf(results: Result[], all: number): string {
  const others = results.filter(({ outcome }) => outcome !== "killed");
  const rules = [...new Set(others.map(({ mutant }) => mutant.rule))].join(", ");
  return [
    `${results.length - others.length} of ${all} mutants killed`,
    ...(others.length > 0 ? [`${others.length} not (rules ${rules})`] : []),
    ...(results.length < all ? [`${all - results.length} not run`] : []),
  ].join(", ");
}

const RULES = "docs/rules.md";
const MARKED = /(?<=<!-- mutants -->\n)[\s\S]*?(?=\n<!-- end of mutants -->)/;

/** Says in docs/rules.md what is known of the mutants as they are now. */
export function writeSummary(results: Result[], all: number, commit: string) {
  const file = join(root, RULES);
  const date = new Date().toISOString().slice(0, 10);
  const sentence = `${summaryOf(results, all)}, on ${date} at commit ${commit}.`;
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(MARKED, () => sentence),
  );
}
