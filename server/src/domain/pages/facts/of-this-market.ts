import type { FoundFact } from "./found.ts";

/**
 * The stock that data states, without data that asks its price in other money than the page does: it is of another
 * market, whose stock is another one. Where the page shows no stock at all, it is all that is known.
 */
export function statesOfThisMarket(stated: readonly FoundFact[], shown: readonly FoundFact[]): FoundFact[] {
  const states = stated.filter(({ kind }) => kind === "availability");
  const money = shown.find(({ kind }) => kind === "price")?.currency;
  if (!money || !shown.some(({ kind }) => kind === "availability")) return states;
  const pricesOf = (source: FoundFact["source"]) =>
    stated.filter((one) => one.kind === "price" && one.source === source && one.currency);
  return states.filter(({ source }) => {
    const prices = pricesOf(source);
    return prices.length === 0 || prices.some(({ currency }) => currency === money);
  });
}
