import type { Block } from "#kernel/page";
import type { PageType } from "#kernel/vocabulary";
import { isReviewHeading, isUnspokenSection } from "./text/wording.ts";

export interface Section {
  /** Index of the heading's block; -1 before the first. */
  heading: number;
  kind: "own" | "review" | "unspoken";
}

/** A row of stars above reviews that have no heading. */
const RATING = /^[★☆⭐]{2,}|件の(レビュー|口コミ)に基づ|^based on [\d,]+ (reviews|ratings)/i;

/** A shop's own words on its goods: stars above all of them sum up the product and begin no reviews. */
const DESCRIPTION = 20;

/** The section of each block. A heading that is not spoken closes its smaller ones, too. */
export function sectionsOf(blocks: readonly Block[], type: PageType): Section[] {
  let current: Section = { heading: -1, kind: "own" };
  let level = 0;
  let isDescribed = false;
  return blocks.map(({ kind, text, level: here = 6 }, index) => {
    if (kind !== "heading") {
      if (type === "product" && isDescribed && RATING.test(text)) current = { ...current, kind: "review" };
      isDescribed ||= text.length >= DESCRIPTION;
      return current;
    }
    const closes = current.kind === "own" || here <= level;
    const own = kindOf(text, type);
    if (own !== "own" || closes) {
      level = own === "own" ? 0 : here;
      current = { heading: index, kind: own };
    } else current = { ...current, heading: index };
    return current;
  });
}

function kindOf(heading: string, type: PageType): Section["kind"] {
  if (type === "product" && isReviewHeading(heading)) return "review";
  return isUnspokenSection(heading) ? "unspoken" : "own";
}
