import type { FactKind } from "#kernel/vocabulary";
import type { PriceMention } from "./mentions.ts";
import { kindByWords, type PriceKind } from "./words.ts";

/** Prices that only some buyers pay, or that are of a part: each is a fact of its own kind, and never the price. */
const KINDS: Partial<Record<PriceKind, FactKind>> = {
  member: "member_price",
  coupon: "coupon_price",
  subscription: "subscription_price",
  unit: "unit_price",
};

/** Lines around the price in which such a price is the same product's. */
const BESIDE = 60;
/** A lower share of the price is a rebate or an instalment. */
const LEAST_SHARE = 0.3;

/** The prices of other kinds beside the price, the nearest of each kind. */
export function otherPrices(
  price: PriceMention,
  mentions: readonly PriceMention[],
): { kind: FactKind; mention: PriceMention }[] {
  const distance = ({ line }: PriceMention) => Math.abs(line.order - price.line.order);
  const near = mentions.filter((one) => one !== price && distance(one) <= BESIDE && !one.ofLink);
  const ordered = [...near].sort((a, b) => distance(a) - distance(b));
  return Object.entries(KINDS).flatMap(([kind, fact]) => {
    if (kind === price.kind) return [];
    const mention = ordered.find((one) => one.kind === kind && isPriceOf(one, kind, price));
    return mention ? [{ kind: fact, mention }] : [];
  });
}

function isPriceOf(one: PriceMention, kind: string, price: PriceMention): boolean {
  const [own, whole] = [Number(one.amount), Number(price.amount)];
  if (own >= whole || one.tax === "excluded") return false;
  if (kind === "unit") return true;
  // "500円クーポン" names a rebate: the words of a price stand before it.
  return own >= LEAST_SHARE * whole && kindByWords(one.label, "") === kind;
}
