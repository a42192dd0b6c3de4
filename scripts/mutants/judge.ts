import type { Mutant } from "./catalogue.ts";
import type { Placed } from "./compile.ts";
import type { Failure, Lane, Verdict } from "./lane.ts";
import type { Namers } from "./namers.ts";

export type MutantOutcome = "killed" | "survived" | "does not compile" | "unproven";

export interface Judgement {
  outcome: MutantOutcome;
  /** The test that failed, or what is wrong. */
  by: string;
}

/** A rule, the tests that name it on one side, and the mutants that these tests must notice. */
export interface Case {
  rule: string;
  namers: Namers;
  mutants: Placed[];
}

type Judged = (mutant: Mutant, judgement: Judgement, seconds: number) => void;

/** Judges the mutants of one rule, one after the other, once its tests are seen to pass without them. */
export async function judge(lane: Lane, { rule, namers, mutants }: Case, judged: Judged) {
  const groups = await provenGroups(lane, rule, namers).catch(unproven);
  for (const placed of mutants) {
    const began = performance.now();
    const judgement = Array.isArray(groups)
      ? await judgeOne(lane, rule, groups, placed).catch(unproven)
      : groups;
    judged(placed.mutant, judgement, (performance.now() - began) / 1000);
  }
}

const unproven = (error: unknown): Judgement => ({ outcome: "unproven", by: String(error) });

interface Group {
  namers: Namers;
  mode: "first failure" | "whole files";
}

/**
 * The tests that pass while nothing is broken. Those of some files build on each other: they fail when only
 * those that name the rule run, so these files run whole.
 */
async function provenGroups(lane: Lane, rule: string, namers: Namers): Promise<Group[]> {
  if (namers.files.length === 0) throw new Error("no test names the rule on this side");
  const alone = await lane.probe(rule, namers, "all that name it");
  const failing = new Set(alone.failures.map(({ file }) => file));
  const part = (isWhole: boolean) => ({
    ...namers,
    files: namers.files.filter(({ path }) => failing.has(path) === isWhole),
  });
  const [quick, whole] = [part(false), part(true)];
  if (failing.size > 0) provenBy(await lane.probe(rule, whole, "whole files"));
  else provenBy(alone);
  return [
    { namers: quick, mode: "first failure" as const },
    { namers: whole, mode: "whole files" as const },
  ].filter((group) => group.namers.files.length > 0);
}

function provenBy({ passed, failures, strays }: Verdict) {
  const [failure] = failures;
  if (failure)
    throw new Error(`without the mutant, ${failure.test ?? failure.file} fails: ${failure.message}`);
  if (passed === 0) throw new Error(`no test that names the rule ran. ${strays[0] ?? ""}`);
}

async function judgeOne(
  lane: Lane,
  rule: string,
  groups: Group[],
  { mutant, place }: Placed,
): Promise<Judgement> {
  return lane.broken(place, mutant.replace, async () => {
    for (const { namers, mode } of groups) {
      let { failures, strays } = await lane.probe(rule, namers, mode);
      if (failures.length > 0 && failures.every(ranOutOfTime))
        ({ failures, strays } = await lane.probe(rule, namers, mode));
      const [failure] = failures;
      if (failure)
        return { outcome: "killed", by: `${failure.test ?? failure.file}: ${firstLine(failure.message)}` };
      if (strays[0]) return { outcome: "unproven", by: `nothing failed, but: ${firstLine(strays[0])}` };
    }
    return { outcome: "survived", by: "no test that names the rule fails" };
  });
}

/** On a busy machine that alone proves nothing: it has to happen twice. */
const ranOutOfTime = ({ message }: Failure) =>
  /\btimed out in \d+ ?ms|^Test timeout of|^TimeoutError: /.test(message);

const firstLine = (text: string) => text.trim().split("\n", 1)[0] as string;
