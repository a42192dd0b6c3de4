import type { Language } from "#kernel/vocabulary";
import type { Draft } from "../draft.ts";
import type { Way } from "../fitted.ts";

/** Sentences of ours about goods, by the part of the script that they stand in. */
export type Own = Record<
  "opening" | "naming" | "offer" | "details" | "rating" | "reviews" | "closing",
  Draft[]
>;

/** Sentences of ours, and how a script is built around them. */
export interface OwnWay extends Pick<Way, "isShorter" | "isLast"> {
  own: Own;
}

/** Sentences that a script has where there is time for them. */
interface Spare extends Pick<Own, "rating" | "offer" | "reviews"> {
  rows: Draft[];
  voices: Draft[];
  graded: Draft[];
  /** The grade and the voices of customers for a page that has little else; null for one that sells nothing. */
  further: Pick<Own, "rating" | "reviews"> | null;
  isRich: boolean;
  language: Language;
}

/** Rows of a specification, two in a sentence. */
export const MOST_DETAILS = 3;
/** A page with little to read has a table that says more. */
const MOST_ALONE = 5;

/** Where the length is missed: with more that can be said of the goods, then with less around it. */
export function ownWays(fixed: Own, spare: Spare): OwnWay[] {
  const { rows, voices, graded, reviews, rating, offer, further, isRich, language } = spare;
  const hasMoreRows = language === "en" && rows.length > MOST_DETAILS;
  const details = [...rows.slice(0, MOST_DETAILS), ...voices];
  const [last, all] = [fixed.closing.slice(-1), rows.slice(0, MOST_ALONE)];
  const isFree = language === "en" && further !== null;
  return [
    { own: fixed },
    { own: { ...fixed, details } },
    { own: { ...fixed, details: [...rows.slice(0, MOST_DETAILS), ...graded], rating, offer } },
    ...(hasMoreRows ? [{ own: { ...fixed, details: all, rating, offer } }] : []),
    ...(isRich ? [{ own: { ...fixed, details, reviews } }] : []),
    { own: { ...fixed, closing: last }, isShorter: true },
    { own: { ...fixed, closing: last, details }, isShorter: true },
    ...(isFree ? [{ own: { ...fixed, details, offer }, isLast: true }] : []),
    ...(isFree ? [{ own: { ...fixed, details: [...all, ...graded], offer, ...further }, isLast: true }] : []),
    // A listener who has heard the price waits for no farewell.
    ...(isFree ? [{ own: { ...fixed, closing: [] }, isShorter: true, isLast: true }] : []),
  ];
}

/** A short script has no time for all that could be added: the least needed goes first. */
export function pruned(own: Own, isStockAsked: boolean, fits: (own: Own) => boolean): Own {
  const withoutStock = (parts: Own) => ({ ...parts, offer: parts.offer.slice(0, 1) });
  const withoutDetails = (parts: Own) => ({ ...parts, details: [] });
  const steps: ((parts: Own) => Own)[] = [
    (parts) => ({ ...parts, closing: parts.closing.slice(-1) }),
    (parts) => ({ ...parts, offer: parts.offer.slice(0, 2) }),
    (parts) => ({ ...parts, details: parts.details.slice(0, 1) }),
    (parts) => ({ ...parts, rating: [], reviews: [] }),
    ...(isStockAsked ? [withoutDetails, withoutStock] : [withoutStock, withoutDetails]),
  ];
  return steps.reduce((parts, step) => (fits(parts) ? parts : step(parts)), own);
}
