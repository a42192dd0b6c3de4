import type { Fact } from "#kernel/page";

/** "Bids start at £115.": what is said of an amount that nobody pays the shop; null of any other price. */
export function askedTold({ provenance }: Fact, amount: string): string | null {
  if (provenance?.asked === "first-bid") return `Bids start at ${amount}.`;
  if (provenance?.asked === "last-bid") return `The current bid is ${amount}.`;
  return provenance?.asked ? `The price is ${amount}.` : null;
}
