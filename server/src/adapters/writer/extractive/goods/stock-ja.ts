import type { Fact } from "#kernel/page";
import type { Draft } from "../draft.ts";
import { tied } from "../facts.ts";
import { numbersIn } from "../ties.ts";

const STOCK: Record<string, string> = {
  InStock: "現在、在庫があります。",
  OutOfStock: "現在は品切れです。",
  PreOrder: "ただいま、予約を受け付けています。",
  BackOrder: "お取り寄せでのご用意となります。",
};
const MADE_TO_ORDER = "受注生産です。";

/** Whether a thing can be had, and which of its colours or sizes cannot. */
export function stockTold(fact: Fact | null): Draft[] {
  const { excerpt = "", gone = [] } = fact?.provenance ?? {};
  const isMade = fact?.value === "BackOrder" && /受注(?:生産|製作|製造)|MadeToOrder/u.test(excerpt);
  const said = isMade ? MADE_TO_ORDER : STOCK[fact?.value ?? ""];
  if (!fact || !said) return [];
  return [goneTold(said, fact, fact.value === "InStock" ? gone : [])];
}

/** A listener keeps so many names. */
const MOST = 3;

/** Which colours or sizes are gone, in the same sentence: a short script may end behind it. */
function goneTold(stock: string, fact: Fact, gone: readonly string[]): Draft {
  if (gone.length === 0) return tied(stock, [], fact);
  const names = gone.length <= MOST ? gone.join("と") : "一部";
  const text = stock.replace(/ます。$/u, `ますが、${names}は在庫切れです。`);
  return tied(text, numbersIn(names), fact);
}
