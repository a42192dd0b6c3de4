import type { ProseLine } from "../lines.ts";
import type { Known } from "./known.ts";

const OF_STEPS = /手順|(?:測|計|はか|量)り方|採寸|\b(?:steps|how to (?:measure|fit|install))\b/iu;
const NONE = { isBroken: () => false, isBeforeOther: () => false };

interface StepsOfGoods {
  /** Whether a line is of a list of steps of which another one cannot be said. */
  isBroken(index: number): boolean;
  /** Whether the next step of the list stands behind it. */
  isBeforeOther(index: number): boolean;
}

/** Lists by which a buyer measures or fits goods: a measure without the step behind it comes out wrong. */
export function stepsOfGoods(lines: readonly ProseLine[], { type, blocks }: Known): StepsOfGoods {
  if (type !== "product") return NONE;
  const lists: number[][] = [];
  let isOfSteps = false;
  for (const [at, { kind, text }] of blocks.entries()) {
    if (kind === "heading") isOfSteps = OF_STEPS.test(text);
    else if (isOfSteps && kind === "list_item") {
      if (blocks[at - 1]?.kind === "list_item") lists.at(-1)?.push(at);
      else lists.push([at]);
    }
  }
  const sayable = new Set(lines.map(({ blockIndex }) => blockIndex));
  const broken = new Set(lists.filter((list) => list.some((at) => !sayable.has(at))).flat());
  const ends = new Set(lists.map((list) => list.at(-1)));
  const all = new Set(lists.flat());
  const placeOf = (index: number) => lines[index]?.blockIndex ?? -1;
  return {
    isBroken: (index) => broken.has(placeOf(index)),
    isBeforeOther: (index) => all.has(placeOf(index)) && !ends.has(placeOf(index)),
  };
}
