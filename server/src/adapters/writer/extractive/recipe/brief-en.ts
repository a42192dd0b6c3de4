import type { Draft } from "../draft.ts";
import { tiesToBlock } from "../ties.ts";
import { abridged, isCooksDeedInEnglish, type Taken, together, withoutAside } from "./abridged-en.ts";
import type { Recipe } from "./recipe.ts";
import { wholeCourse } from "./whole-course-en.ts";
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
  /** The share of the words on what the dish is: these come before what the steps say besides. */
  reserved: number;
  /** The things that the dish is made of, by name. */
  things: readonly string[];
}

/** An English recipe in short: the fullest plan that leaves time for the deed and the heat of each step, and more of each as far as there is time. */
export function briefInEnglish(
  steps: Recipe["steps"],
  says: RecipeWords,
  { course, plans, isAllowed, share, reserved, things }: Room,
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
  const whole = (taken: Taken) => wholeCourse(all, taken, things);
  const least = abridged(all, () => false, true, whole);
  const fits = (some: Draft[], most: number) => (told: readonly string[][]) =>
    share(some, doneBy(told)) <= most;
  // Words on what the dish is come before more of the things.
  const ways = [true, false].flatMap((isIntroduced) => plans.map((plan) => ({ plan, isIntroduced })));
  const found = ways.find(({ plan, isIntroduced }) =>
    fits(plan, SLACK - (isIntroduced ? reserved : 0))(least),
  );
  if (!found) return null;
  const most = found.isIntroduced ? SLACK - reserved : 1;
  return { plan: found.plan, done: doneBy(abridged(all, fits(found.plan, most), true, whole)) };
}
