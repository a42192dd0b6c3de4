import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { isOrder } from "../procedures.ts";

/** A step in its sentences, the first of which is its deed, and in which item of its list each of them stands. */
export interface StepOfDeeds {
  sentences: readonly string[];
  /** No item for the deed of the heading. */
  items: readonly (number | null)[];
}

/** A step of fewer items is a deed with its details. */
const FEWEST_ITEMS = 2;
const itemsIn = ({ items }: StepOfDeeds) => new Set(items.filter((item) => item !== null)).size;

/** Whether a step of the procedure has several deeds of its own below it, of which none is of use without the others. */
export const haveDeedsWithin = (steps: readonly StepOfDeeds[]): boolean =>
  steps.some((step) => itemsIn(step) >= FEWEST_ITEMS);

/**
 * Which sentences are told of steps that have deeds of their own, in so many seconds behind the first of each. No deed
 * is told without the one before it: the step with most of them has the time first, then the others from the first on,
 * each in all its deeds or by its heading alone, and details where all is told; of what the first leaves over so many
 * seconds are `kept` for the rest of the page.
 */
export function deedsTaken(steps: readonly StepOfDeeds[], budget: number, kept = 0): ReadonlySet<number>[] {
  const taken = steps.map(() => new Set([0]));
  let left = budget;
  const take = (step: number, places: readonly number[], most: number) => {
    const own = steps[step]?.sentences ?? [];
    const more = places.filter((at) => !taken[step]?.has(at));
    const seconds = more.reduce((sum, at) => sum + sentenceSeconds(own[at] ?? "", "ja"), 0);
    if (seconds > most) return false;
    for (const at of more) taken[step]?.add(at);
    left -= seconds;
    return true;
  };
  const counts = steps.map(itemsIn);
  const main = counts.indexOf(Math.max(...counts));
  const isMainTold = take(main, deedsOf(steps[main])[0] ?? [], left);
  // Behind a step of which only the name is told nobody needs to hear more of the next.
  const others = [...steps.keys()].filter((step) => step !== main && (isMainTold || step < main));
  const begun = others.map((step) => deedsOf(steps[step]).some((places) => take(step, places, left - kept)));
  if (isMainTold && begun.every(Boolean))
    for (const [step, { sentences }] of steps.entries()) take(step, [...sentences.keys()], left - kept);
  return taken;
}

/**
 * The sentences that may be told of a step, the longest first: of a list the first sentence of each item; of a paragraph all up to one
 * of its orders, as what goes on behind the last explains.
 */
function deedsOf(step: StepOfDeeds | undefined): number[][] {
  const { sentences = [], items = [] } = step ?? {};
  if (step && itemsIn(step) >= FEWEST_ITEMS)
    return [sentences.flatMap((_, at) => (at === 0 || items[at] !== items[at - 1] ? [at] : []))];
  return sentences
    .flatMap((text, at) => (at > 0 && isOrder(text, "ja") ? [at] : []))
    .map((last) => Array.from({ length: last + 1 }, (_, at) => at))
    .reverse();
}
