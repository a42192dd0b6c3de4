import { phrases } from "#kernel/text/phrases";
import type { PriceMention } from "./mentions.ts";

const ONCE = phrases("price-once");
const SUBSCRIBED = phrases("price-subscription");
/** So many elements lie between the plans of one choice. */
const BESIDE = 60;

/** "Just this once £18.00": whether an amount is named as that of one purchase. */
export const isBoughtOnce = ({ kind, label }: PriceMention): boolean =>
  kind === "current" && ONCE.test(label);

/** "Subscribe & save 20% £14.40": the words on what one saves stand nearer than those on what one buys. */
export const isSubscribed = ({ kind, label }: PriceMention): boolean =>
  kind === "subscription" || (kind === "saving" && SUBSCRIBED.test(label));

/**
 * The amounts, where a subscription is offered beside a single purchase, with every other mention of what the
 * subscription costs as its price, too: "Add to basket £14.40" below the plan that is set says it again.
 */
export function withSubscribed(mentions: readonly PriceMention[]): PriceMention[] {
  const once = mentions.filter(isBoughtOnce);
  const subscribed = new Set(
    mentions.flatMap((one) => (isSubscribed(one) && once.some(isBeside(one)) ? [one.amount] : [])),
  );
  for (const { amount } of once) subscribed.delete(amount);
  return mentions.map((one) =>
    AGAIN.has(one.kind) && subscribed.has(one.amount) ? { ...one, kind: "subscription" } : one,
  );
}

const AGAIN = new Set<PriceMention["kind"]>(["current", "former", "saving"]);
const isBeside = (one: PriceMention) => (other: PriceMention) =>
  Math.abs(other.line.order - one.line.order) <= BESIDE;
