import type { Variant } from "#kernel/page";
import { isSoldOutMark } from "#kernel/shelf/marks";
import { isHidden } from "../html/boilerplate.ts";
import type { Documentish, Elementish } from "../html/dom.ts";
import { allWithin, firstWithin } from "../html/lookup.ts";
import { type FoundFact, found } from "./found.ts";
import { nameIn, shownText, yenIn } from "./variant-of.ts";
import { isOfferedAt } from "./visible-variants.ts";

const PRICE_HEAD = /^(?:税込み?|販売|当店|通販|お)?(?:価格|値段|売価)(?:[（(]税込み?[)）])?$/u;
/** A price of many together says nothing of one. */
const OF_QUANTITY = /数量|個数|枚数|部数|冊数/u;
const THERE = /^(?:[○〇◯◎△▲]|在庫あり|残り\d+.?|残りわずか)$/u;
const NONE = /^[×✕✖]$/u;
const ORDERED_IN = /取り?寄せ?|受注/u;
/** 「27,500円（本体25,000円）」, 「1,650円（税込）」 */
const ASIDE = /[（(][^（()）]*[)）]/gu;
const FEWEST = 2;
const MOST = 6;
const MOST_TABLES = 100;

export interface PriceColumn {
  variants: Variant[];
  /** The words above the prices: 「価格(税込)」. */
  head: string;
  /** All that they have in common, by the heads of its columns: 「全長」, 「5.3m」. */
  common: { label: string; value: string }[];
}

/**
 * The sizes or kinds of a Japanese page's goods from a table that has a column of prices beside other amounts, such as
 * what a box costs; null in any doubt.
 */
export function priceColumn(document: Documentish, price: number): PriceColumn | null {
  const tables = [...document.querySelectorAll("table")];
  if (tables.length > MOST_TABLES) return null;
  for (const table of tables) {
    const column = firstWithin(table, "table") === null ? columnIn(table) : null;
    const isOwn = column?.variants.some((one) => Number(one.price) === price);
    if (column && isOwn && isOfferedAt(document, table)) return column;
  }
  return null;
}

function columnIn(table: Elementish): PriceColumn | null {
  const rows = allWithin(table, "tr").map(cellsOf);
  const from = rows.findIndex((cells) => cells.filter((cell) => PRICE_HEAD.test(cell)).length === 1);
  const heads = rows[from] ?? [];
  const at = heads.findIndex((cell) => PRICE_HEAD.test(cell));
  if (at < 1 || OF_QUANTITY.test(heads.join(" "))) return null;
  const below = rows.slice(from + 1).filter((cells) => cells.some((cell) => yenIn(cell).length > 0));
  const variants = below.flatMap((cells) => variantIn(cells, at, heads.length) ?? []);
  const isWhole =
    variants.length === below.length && new Set(variants.map(({ name }) => name)).size === variants.length;
  return isWhole && variants.length >= FEWEST && variants.length <= MOST
    ? { variants, head: heads[at] ?? "", common: commonIn(heads, below, at) }
    : null;
}

const MEASURED = /^約?\d[\d.,]*\s?(?:[cm]?m|k?g|m?[lL]|[㎝㎜]|インチ|号|本|枚|段|人|畳)$/u;
const commonIn = (heads: readonly string[], rows: readonly string[][], price: number) =>
  heads.flatMap((label, column) => {
    const [value = "", ...others] = rows.map((cells) => cells[column] ?? "");
    const isCommon = MEASURED.test(value) && others.every((other) => other === value);
    return column > 0 && column !== price && /^\p{L}{2,10}$/u.test(label) && isCommon
      ? [{ label, value }]
      : [];
  });

function variantIn(cells: readonly string[], at: number, count: number): Variant | null {
  const amounts = yenIn((cells[at] ?? "").replace(ASIDE, ""));
  const name = nameIn(cells[0] ?? "");
  const [price] = amounts;
  if (cells.length !== count || amounts.length !== 1 || !price || !name) return null;
  const isGone = cells.some((cell) => isSoldOutMark(cell) || NONE.test(cell));
  if (cells.some((cell) => ORDERED_IN.test(cell))) return { name, price, stock: null };
  const isThere = cells.some((cell) => THERE.test(cell));
  return { name, price, stock: isGone === isThere ? null : isGone ? "OutOfStock" : "InStock" };
}

const cellsOf = (row: Elementish) =>
  [...row.children].filter((cell) => !isHidden(cell)).map((cell) => shownText(cell).trim());

/** Rows of what all sizes of a table have in common, behind those that the page states of the thing. */
export function withCommon(facts: FoundFact[], column: PriceColumn | null): FoundFact[] {
  const known = new Set(facts.flatMap(({ kind, label }) => (kind === "specification" ? [label] : [])));
  const rows = (column?.common ?? []).filter(({ label }) => !known.has(label));
  return [
    ...facts,
    ...rows.flatMap(({ label, value }) =>
      found({ kind: "specification", label, value, source: "visible", path: "table" }),
    ),
  ];
}
