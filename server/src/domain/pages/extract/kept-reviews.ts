import { phrases } from "#kernel/text/phrases";
import type { Weighed } from "./features.ts";
import { placeNames } from "./place-names.ts";
import { FAR, type Surroundings } from "./surroundings.ts";

const HEADING = phrases("heading-reviews");
const REVIEWS = placeNames.indexOf("reviews");
const LONGEST = 60;
/** Between the heading and the words of the first customer stand stars, names and dates. */
const NEAR = 30;

/**
 * With what customers say its heading is kept: it is short and looks like the site's own, and without it their words
 * would be heard as the shop's.
 */
export function withReviewsHeaded(weighed: readonly Weighed[], kept: readonly boolean[]): boolean[] {
  const result = [...kept];
  for (const [at, { block, around }] of weighed.entries()) {
    const isHeading = block.kind === "heading" && block.text.length <= LONGEST && HEADING.test(block.text);
    if (!isHeading || kept[at]) continue;
    const part = partOf(around);
    const below = weighed.slice(at + 1, at + 1 + NEAR);
    const end = below.findIndex((one) => one.block.kind === "heading" && isAbove(one, block));
    const own = end === -1 ? below : below.slice(0, end);
    if (own.some((one, place) => kept[at + 1 + place] && part !== null && isWithin(one.around, part)))
      result[at] = true;
  }
  return result;
}

const isAbove = ({ block: { level = 7 } }: Weighed, heading: { level?: number }) =>
  level <= (heading.level ?? 7);

/** The outermost part around a block that is named after reviews. */
function partOf(around: Surroundings | null): Surroundings | null {
  if ((around?.places[REVIEWS] ?? FAR) === FAR) return null;
  let part: Surroundings | null = null;
  for (let one = around; one; one = one.parent) if (one.places[REVIEWS] === 0) part = one;
  return part;
}

function isWithin(around: Surroundings | null, part: Surroundings): boolean {
  for (let one = around; one; one = one.parent) if (one === part) return true;
  return false;
}
