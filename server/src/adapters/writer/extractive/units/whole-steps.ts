import type { Block } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import type { Unit } from "../units.ts";
import { isOfUse } from "./inline-heads.ts";

/** Steps are told all or none: who cooks by a script must not miss one. */
export function withWholeSteps(
  units: readonly Unit[],
  blocks: readonly Block[],
  incomplete: ReadonlySet<number>,
): Unit[] {
  const isStep = ({ section, blockIndex }: Unit) => {
    const heading = blocks[section]?.text.trim() ?? "";
    return STEPS.test(heading) || (isOfUse(heading) && blocks[blockIndex]?.kind === "list_item");
  };
  const wholes = Map.groupBy(units.filter(isStep), ({ section }) => section);
  return units.flatMap((unit) => {
    if (!isStep(unit)) return [unit];
    const steps = wholes.get(unit.section) ?? [];
    if (incomplete.has(unit.section) || unit !== steps[0]) return [];
    const sentences = steps.flatMap((step) => step.sentences);
    return [{ ...unit, sentences, seconds: steps.reduce((sum, step) => sum + step.seconds, 0) }];
  });
}
const STEPS = new RegExp(`^(?:${alternativesOf("heading-steps")})\\s*[：:]?$`, "i");
