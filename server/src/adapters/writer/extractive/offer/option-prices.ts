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
  const amounts = rows.flatMap(({ text }) => {
    const [, sign, digits = "", yen] = AMOUNT.exec(cellsOf(text)[column] ?? "") ?? [];
    return digits && unitOf(sign || yen).unit === currency ? [Number(digits.replaceAll(",", ""))] : [];
  });
  return amounts.length === rows.length ? amounts : [];
}
