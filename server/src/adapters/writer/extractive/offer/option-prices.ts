import type { Page } from "#kernel/page";
import { unitOf } from "#kernel/ties/units";

const PRICE =
  /^(?:(?:unit |our |sale )?price|(?:販売|税込)?価格|値段|金額)(?:\s?[(（][^()（）]{1,12}[)）])?$/i;
const AMOUNT = /^([¥￥$£€]?)\s?(\d[\d,]*(?:\.\d{1,2})?)\s?(円?)(?:\s?[(（].*[)）])?$/;
/** A price of many together says nothing of one. */
const QUANTITY = /\b(?:qty|quantity|units)\b|数量|個数|枚数|部数/i;
const cellsOf = (text: string) => text.split(" / ").map((cell) => cell.trim());

/**
 * Prices of the sizes or kinds of a page's goods, out of a table with a column of prices, in the given currency;
 * none where a row states anything else in it.
 */
export function optionPrices({ blocks }: Pick<Page, "blocks">, currency: string): number[] {
  const head = blocks.findIndex(
    ({ kind, text }) => kind === "table_row" && cellsOf(text).some((cell) => PRICE.test(cell)),
  );
  if (head === -1) return [];
  const heads = cellsOf(blocks[head]?.text ?? "");
  if (heads.some((cell) => QUANTITY.test(cell))) return [];
  const column = heads.findIndex((cell) => PRICE.test(cell));
  const below = blocks.slice(head + 1);
  const end = below.findIndex(
    ({ kind, text }) => kind !== "table_row" || cellsOf(text).length !== heads.length,
  );
  const rows = end === -1 ? below : below.slice(0, end);
  const amounts = rows.flatMap(({ text }) => amountIn(cellsOf(text)[column] ?? "", currency) ?? []);
  return amounts.length === rows.length ? amounts : [];
}

/** Whether it is the least of what the rows of one table ask in the same columns, whatever stands above them. */
export function isLeastOfTable(page: Pick<Page, "blocks">, price: number, currency: string): boolean {
  const [heads = [], ...rows] = tableWith(page.blocks, (cell) => amountIn(cell, currency) === price);
  // A pair of a label and its value is no row of a table of sizes.
  if (heads.length < FEWEST_COLUMNS) return false;
  const asked = heads.flatMap((head, column) => {
    const amounts = rows.map((cells) => amountIn(cells[column] ?? "", currency));
    const isPriced = amounts.every((amount) => amount !== null);
    return isPriced && !OF_ELSE.test(head) ? amounts : [];
  });
  return asked.includes(price) && asked.every((amount) => amount >= price) && new Set(asked).size > 1;
}
const FEWEST_COLUMNS = 3;
const OF_ELSE = /送料|配送|手数料|ポイント|数量|個数|\b(?:shipping|delivery|qty|quantity|deposit)\b/iu;

/** The cells of the table that has such a cell, row by row; a row of another width begins or ends it. */
function tableWith(blocks: Page["blocks"], isIn: (cell: string) => boolean): string[][] {
  const rows = blocks.map(({ kind, text }) => (kind === "table_row" ? cellsOf(text) : []));
  const at = rows.findIndex((cells) => cells.some(isIn));
  const isOther = (cells: readonly string[]) => cells.length !== rows[at]?.length;
  const before = rows.findLastIndex((cells, index) => index < at && isOther(cells));
  const end = rows.findIndex((cells, index) => index > at && isOther(cells));
  return at === -1 ? [] : rows.slice(before + 1, end === -1 ? undefined : end);
}

function amountIn(cell: string, currency: string): number | null {
  const [, sign, digits = "", yen] = AMOUNT.exec(cell) ?? [];
  return digits && unitOf(sign || yen).unit === currency ? Number(digits.replaceAll(",", "")) : null;
}
