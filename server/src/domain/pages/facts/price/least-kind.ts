import { firstWithin } from "../../html/lookup.ts";
import { kindOfElement } from "./cards.ts";
import type { PriceMention } from "./mentions.ts";

const FROM = /^(?:from|starting (?:at|from))\b/i;
const folded = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();

/**
 * The least of the prices that a page shows of the kinds of its one thing: "Pine Hand Soap From $12" and "Fern Hand Soap
 * From $9" below the name "Hand Soap". A box of another name is of another thing.
 */
export function leastKind<Mention extends PriceMention>(
  best: Mention,
  candidates: readonly Mention[],
  goods = "",
): Mention {
  const name = folded(goods);
  const isKind = ({ line, piece }: Mention) =>
    FROM.test(piece.text.trim()) && folded(line.text.replace(piece.text, "")).endsWith(name);
  if (!name || !isKind(best) || firstWithin(best.line.block, "h1")) return best;
  const kind = kindOfElement(best.piece.element);
  return candidates
    .filter(
      (one) => isKind(one) && kindOfElement(one.piece.element) === kind && one.currency === best.currency,
    )
    .reduce((a, b) => (Number(b.amount) < Number(a.amount) ? b : a), best);
}
