import type { TestFile } from "../coverage/rules.ts";
import type { Mutant } from "./catalogue.ts";
import type { Case } from "./judge.ts";
import { namersOf } from "./namers.ts";
import { keptResult, keyOf, type Result } from "./results.ts";
import { locate, type Source } from "./sources.ts";

export interface Plan {
  cases: Case[];
  /** Results that stand: killed, and nothing of it has changed. */
  kept: Result[];
  /** Those that are judged again. */
  former: Result[];
  /** Under which name each mutant's result is kept. */
  keys: Map<Mutant, string>;
}

/** Mutants without a result, by rule and side; those whose place is not found are left out. */
export function planOf(mutants: Mutant[], sources: Source[], tests: TestFile[]): Plan {
  const plan: Plan = { cases: [], kept: [], former: [], keys: new Map() };
  const cases = new Map<string, Case>();
  for (const mutant of mutants) {
    const [place] = locate(mutant.search, sources);
    const source = sources.find(({ path }) => path === place?.path);
    if (!place || !source) continue;
    const namers = namersOf(mutant.rule, place.path, tests);
    const key = keyOf(mutant, source, namers);
    const kept = keptResult(key);
    if (kept && kept.outcome !== "killed") plan.former.push(kept);
    if (kept?.outcome === "killed") plan.kept.push(kept);
    else append(cases, { rule: mutant.rule, namers, mutants: [{ mutant, place }] });
    plan.keys.set(mutant, key);
  }
  return { ...plan, cases: [...cases.values()] };
}

function append(cases: Map<string, Case>, added: Case) {
  const name = `${added.rule} ${added.namers.files.map(({ path }) => path).join(" ")}`;
  const known = cases.get(name);
  if (known) known.mutants.push(...added.mutants);
  else cases.set(name, added);
}
