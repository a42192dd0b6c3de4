import type { Draft } from "../draft.ts";
import { tiesToBlock } from "../ties.ts";
import { abridged, isCooksDeedInEnglish, together, withoutAside } from "./abridged-en.ts";
import type { Recipe } from "./recipe.ts";
import type { RecipeWords } from "./words.ts";

/** So much longer than asked for the least of it may be. */
const SLACK = 1.07;

interface Room {
  /** Announces the steps. */
  course: string;
  /** The things that one needs, the fullest first. */
  plans: readonly Draft[][];
  isAllowed: (text: string) => boolean;
  /** How much of the time a script takes with so much of both. */
  share: (plan: Draft[], done: Draft[][]) => number;
}

/** An English recipe in short: the fullest plan that leaves time for the deed and the heat of each step, and more of each as far as there is time. */
export function briefInEnglish(
  steps: Recipe["steps"],
  says: RecipeWords,
  { course, plans, isAllowed, share }: Room,
): { plan: Draft[]; done: Draft[][] } | null {
  const isSayable = steps.every(
    ({ sentences: [first = "", ...others] }) =>
      isCooksDeedInEnglish(first) &&
      [first, ...others].every((one) => isAllowed(one) && !says.refersTo(one).length),
  );
  if (!isSayable) return null;
  const doneBy = (told: readonly string[][]): Draft[][] => [
    [{ text: course, ties: [] }],
    ...together(
      told.map((sentences, at) =>
        sentences.map((text) => ({ text, ties: tiesToBlock(text, steps[at]?.blockIndex ?? 0) })),
      ),
    ),
  ];
  const all = steps.map(({ sentences }) => sentences.map(withoutAside));
  const leastOf = (isHot: boolean) => abridged(all, () => false, isHot);
  const fits =
    (some: Draft[], slack = 1) =>
    (told: readonly string[][]) =>
      share(some, doneBy(told)) <= slack;
  const ways = [true, false].flatMap((isHot) => plans.map((plan) => ({ plan, isHot })));
  const found = ways.find(({ plan, isHot }) => fits(plan, SLACK)(leastOf(isHot)));
  return found ? { plan: found.plan, done: doneBy(abridged(all, fits(found.plan), found.isHot)) } : null;
}
