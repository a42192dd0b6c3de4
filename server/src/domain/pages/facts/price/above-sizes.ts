import { hasTag, nearest } from "../../html/dom.ts";
import type { PriceMention } from "./mentions.ts";

const isTable = hasTag("TABLE");
const isRow = hasTag("TR");
/** An amount that scores so much less than the row is still the page's own. */
const NEARLY = 1;

/**
 * The price that a page shows alone above a table of sizes, of which one costs as much: the row of another size is not
 * the price, whatever the page's data names. Null where no such price stands there.
 */
export function aboveSizes<Mention extends PriceMention & { score: number }>(
  best: Mention,
  candidates: readonly Mention[],
  anchor: number,
): Mention | null {
  const table = nearest(best.piece.element, isTable);
  const own = nearest(best.piece.element, isRow);
  if (!table || !own) return null;
  const sizes = candidates.filter(
    ({ piece }) => nearest(piece.element, isTable) === table && nearest(piece.element, isRow) !== own,
  );
  const above = candidates.filter(
    ({ line, piece, score, amount, currency }) =>
      line.order >= anchor &&
      line.order < best.line.order &&
      nearest(piece.element, isTable) !== table &&
      score >= best.score - NEARLY &&
      currency === best.currency &&
      sizes.some((size) => Number(size.amount) === Number(amount)),
  );
  const amounts = new Set(above.map(({ amount }) => Number(amount)));
  return amounts.size === 1 && !amounts.has(Number(best.amount)) ? (above[0] ?? null) : null;
}
