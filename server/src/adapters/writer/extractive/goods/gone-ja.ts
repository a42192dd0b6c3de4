import type { Fact } from "#kernel/page";
import type { Draft } from "../draft.ts";
import { tied } from "../facts.ts";
import { numbersIn } from "../ties.ts";

/** A listener keeps so many names. */
const MOST = 3;

/** Adds to what is said of the stock which colours or sizes are gone, in the same sentence: a short script may end behind it. */
export function goneTold(stock: string, fact: Fact, gone: readonly string[]): Draft {
  if (gone.length === 0) return tied(stock, [], fact);
  const names = gone.length <= MOST ? gone.join("と") : "一部";
  const text = stock.replace(/ます。$/u, `ますが、${names}は在庫切れです。`);
  return tied(text, numbersIn(names), fact);
}
