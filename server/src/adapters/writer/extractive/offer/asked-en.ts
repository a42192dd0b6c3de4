import type { Fact } from "#kernel/page";

/** "Bids start at £115.": what is said of an amount that nobody pays the shop; null of any other price. */
export function askedTold({ provenance }: Fact, amount: string, site: string | null): string | null {
  const { asked, place } = provenance ?? {};
  if (asked === "first-bid") return `Bids start at ${amount}.`;
  if (asked === "last-bid") return `The current bid is ${amount}.`;
  if (asked === "won-bid") return `The auction is over: the winning bid was ${amount}.`;
  if (asked === "ad")
    return `In an ad${site ? ` on ${site}` : ""}, the seller${place ? ` in ${place}` : ""} asks for ${amount}.`;
  return asked ? `The price is ${amount}.` : null;
}
