import type { LeftOut } from "#kernel/left-out";
import type { Fact, Page } from "#kernel/page";
import { isShelf } from "#kernel/shelf/items";
import type { FactKind } from "#kernel/vocabulary";
import { contradictionsOf, leftOutOf } from "../contradictions.ts";
import type { Offer } from "./draft.ts";

/** Below, a price or stock is a guess. */
const SURE: Partial<Record<FactKind, number>> = { price: 0.5, availability: 0.7 };
/** Fewer ratings than this are no opinion of "customers". */
const FEWEST_REVIEWS = 3;

/** The offer as a script may say it, and the statements left out because the page contradicts itself. */
export function offerOf(page: Page): { offer: Offer; leftOut: LeftOut[] } {
  const { facts, type } = page;
  const find = (kind: FactKind) =>
    type === "product" ? (facts.find((fact) => fact.kind === kind) ?? null) : null;
  const [price, availability] = [find("price"), find("availability")];
  const doubtful = contradictionsOf(page);
  const sure = (fact: Fact | null) =>
    fact && !doubtful.includes(fact) && fact.confidence >= (SURE[fact.kind] ?? 0) ? fact : null;
  // An amount in no known currency is only a number.
  // One thing's price among those of many is not the page's.
  const said = price?.currency && !isShelf(page.blocks) ? sure(price) : null;
  const before = find("list_price");
  const reviews = find("review_count");
  const isKnown = Number(reviews?.value ?? 0) >= FEWEST_REVIEWS;
  const rating = find("rating");
  return {
    offer: {
      price: said,
      usual:
        said && before && before.currency === said.currency && Number(before.value) > Number(said.value)
          ? before
          : null,
      availability: sure(availability),
      rating: isKnown && rating && isMean(rating, reviews) ? rating : null,
      reviews: isKnown ? reviews : null,
      isLowest: said !== null && isLowestOf(page, Number(said.value), Number(before?.value)),
    },
    leftOut: leftOutOf(doubtful, page.language),
  };
}

/** The mean of so many ratings is never the best grade: 97 % was rounded to 10 of 10. */
const MANY_REVIEWS = 30;
const isMean = ({ value }: Fact, reviews: Fact | null) => {
  const [stars, best] = value.split("/").map(Number);
  return stars !== best || Number(reviews?.value ?? 0) < MANY_REVIEWS;
};

const AMOUNT = /^(?:[¥￥$£€]\s?)?(\d[\d,.]*)\s?円?(?:\s?[(（]?税込み?[)）]?)?$/;

/** Whether rows of the page ask this price for one of its sizes and more for others. */
function isLowestOf({ facts }: Page, price: number, former: number): boolean {
  const amounts = facts.flatMap(({ kind, value }) => {
    const text = value.normalize("NFKC").trim();
    const [, digits = ""] =
      kind === "specification" && /[¥$£€円]/.test(text) ? (AMOUNT.exec(text) ?? []) : [];
    const amount = Number(digits.replace(/,/g, ""));
    return digits && amount !== former ? [amount] : [];
  });
  return amounts.includes(price) && Math.max(...amounts) > price && Math.min(...amounts) === price;
}
