import type { PriceMention } from "./mentions.ts";

type Scored = Pick<PriceMention, "amount" | "currency"> & { score: number };

/** A bundle's price below the name: nearly as good an amount stands by the buttons, at the side and on the top. */
export function isOutnumbered(best: Scored, candidates: readonly Scored[]): boolean {
  if (best.currency === "JPY") return false;
  const timesOf = (one: Scored) =>
    candidates.filter(({ amount }) => Number(amount) === Number(one.amount)).length;
  return candidates.some(
    (one) => one.score >= best.score - NEARLY && timesOf(one) >= OFTEN && timesOf(one) > 2 * timesOf(best),
  );
}
const NEARLY = 0.5;
const OFTEN = 4;
