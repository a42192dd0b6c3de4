import type { Fact, Page } from "#kernel/page";
import type { Mention } from "./mentions.ts";
import { priceClaimOf } from "./price-claim.ts";
import { ratingClaimOf } from "./rating-claim.ts";
import { specificationClaimOf } from "./specification-claim.ts";

/** The claim that a number makes about the product: only these facts may confirm it. */
export interface Claim {
  facts: Fact[];
  /** Holds even where the page has the very sentence: a page may say anything in its text. */
  isStrict: boolean;
  /** Place of the number within the fact's value. */
  position?: number;
}

/** The claim of one number of a sentence, whose other numbers stand beside it; null where it makes none. */
export type ClaimOf = (sentence: string, mention: Mention, others: readonly Mention[]) => Claim | null;

/** "The server code is published on 14 July" tells of no page. */
const PUBLISHED =
  /日の記事|(?:公開|掲載|配信|更新)(?:された|日は)|^(?:(?:it|(?:this|the|our) (?:\p{L}+ )?(?:article|post|page|report|story|piece|column|entry|text)) (?:was|is|has been) )?(?:(?:first|originally|last) )?(?:published|posted) on\b/iu;

/** Reads what a page states as facts once, and tells for each number of a sentence which of them it claims. */
export function claimsOf(page: Page): ClaimOf {
  const priceClaim = priceClaimOf(page);
  const ratingClaim = ratingClaimOf(page);
  const specificationClaim = specificationClaimOf(page);
  const published = page.facts.filter(({ kind }) => kind === "published");
  const dateClaim: ClaimOf = (sentence, { value }) =>
    value.kind === "date" && published.length > 0 && PUBLISHED.test(sentence)
      ? { facts: published, isStrict: false }
      : null;

  return (sentence, mention, others) => {
    const price = priceClaim(sentence, mention, others);
    if (price?.isStrict) return price;
    return (
      ratingClaim(sentence, mention, others) ??
      dateClaim(sentence, mention, others) ??
      specificationClaim(sentence, mention, others) ??
      price
    );
  };
}
