import type { Said, Table } from "../tables-en.ts";

/** "Annual mooring charges per metre": says of what the amounts are, and for how much of it. */
const OF_PRICES =
  /^\p{Lu}[\p{L}’' -]*\b(?:charges|fees|prices|rates|fares)(?: (?:per|a|an|for (?:a|each|one)) \p{Ll}[\p{L} -]*)?$/u;
const AMOUNT = /^([£$€])(\d[\d,]*(?:\.\d{2})?)$/;
const NOT_ASKED = /^(?:not available|n\/?a|none|[-–—]|free|no charge)?$/i;
/** A row that says what comes on top. */
const ON_TOP = /^(?:each|every|per|any|extra|additional|plus|deposit)\b/i;
const FEWEST_ROWS = 3;
const FEWEST_COLUMNS = 2;

/**
 * "Mooring charges per metre are between £31.20 and £161.30.": a table of amounts by two things at once, which nobody keeps in
 * mind row by row. Null where its caption does not say what they are for, or one of its cells is something else.
 */
export function priceSpanTold({ heads, rows, titles, from }: Table): Said[] | null {
  const [title = ""] = titles;
  const own = rows.filter(({ cells: [label = ""] }) => !ON_TOP.test(label.trim()));
  const cells = own.flatMap(({ cells: [, ...others] }) => others.map((one) => one.trim()));
  const amounts = cells.flatMap((cell) => {
    const [, currency = "", amount = ""] = AMOUNT.exec(cell) ?? [];
    return amount ? [{ cell, currency, value: Number(amount.replaceAll(",", "")) }] : [];
  });
  const isGrid = (heads?.length ?? 0) > FEWEST_COLUMNS && own.length >= FEWEST_ROWS;
  const isAll = cells.every((cell) => AMOUNT.test(cell) || NOT_ASKED.test(cell));
  const isOne = new Set(amounts.map(({ currency }) => currency)).size === 1;
  if (!OF_PRICES.test(title) || !isGrid || !isAll || !isOne || 2 * amounts.length < cells.length) return null;
  const inOrder = amounts.toSorted((one, other) => one.value - other.value);
  const [least, most] = [inOrder[0], inOrder.at(-1)];
  if (!least || !most || least.value === most.value) return null;
  const text = `${title} are between ${rounded(least.cell)} and ${rounded(most.cell)}.`;
  return [{ text, blockIndex: rows[0]?.blockIndex ?? from }];
}

/** "£16.00" is said "£16". */
const rounded = (amount: string) => amount.replace(/\.00$/, "");
