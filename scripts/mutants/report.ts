import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/run.ts";
import type { Result } from "./results.ts";

export const lineOf = ({ outcome, mutant, by, seconds }: Result) =>
  `${outcome === "killed" ? "✓" : "✗"} ${mutant.rule} ${outcome} (${seconds.toFixed(1)} s): ${mutant.breaks}\n    ${by}`;

export function summaryOf(results: Result[], minutes: number): string {
  const killed = results.filter(({ outcome }) => outcome === "killed").length;
  return `${killed} of ${results.length} mutants killed, in ${Math.ceil(minutes)} minutes`;
}

const RULES = "docs/rules.md";
const MARKED = /(?<=<!-- mutants -->\n)[\s\S]*?(?=\n<!-- end of mutants -->)/;

/** Says in docs/rules.md how the last complete run went. */
export function writeSummary(results: Result[], minutes: number, commit: string) {
  const file = join(root, RULES);
  const date = new Date().toISOString().slice(0, 10);
  const sentence = `${summaryOf(results, minutes)}, on ${date} at commit ${commit}.`;
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(MARKED, () => sentence),
  );
}
