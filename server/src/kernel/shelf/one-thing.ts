import type { Fact } from "../page.ts";

/** So sure is what words say of the stock, and not a button alone. */
const WORDED = 0.7;

/**
 * Whether a page's facts are those of one thing, whatever its blocks look like: with a name, a number and words on its
 * own stock, its editions or the best sellers beside it are no shelf of which it is one.
 */
export function isOneThing(facts: readonly Pick<Fact, "kind" | "confidence">[]): boolean {
  const has = (...kinds: Fact["kind"][]) => facts.some(({ kind }) => kinds.includes(kind));
  return isStockWorded(facts) && has("name") && has("sku", "gtin");
}

/** Whether words speak of a page's stock, and not a button alone. */
export const isStockWorded = (facts: readonly Pick<Fact, "kind" | "confidence">[]) =>
  facts.some(({ kind, confidence }) => kind === "availability" && confidence >= WORDED);
