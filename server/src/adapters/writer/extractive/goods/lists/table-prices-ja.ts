import type { Block } from "#kernel/page";

const PRICE_HEAD = /^(?:実勢|販売|税込|参考)?(?:価格|値段)(?:[（(]税込[）)])?$/u;
/** A bare figure may be of another unit: 「68」 below 「価格は万円で示しています」. */
const PRICE =
  /^(?:約|税込)?(?:[¥￥]\s?(\d{1,3}(?:,?\d{3})*)円?|(\d{1,3}(?:,\d{3})+)円?|(\d{1,3}(?:,?\d{3})*)円)(?:[（(]税込[）)])?$/u;
const amountIn = (cell: string) => {
  const [, signed, grouped, named] = PRICE.exec(cell) ?? [];
  return signed ?? grouped ?? named;
};
const cellsOf = (text: string) => text.split(" / ").map((cell) => cell.normalize("NFKC").trim());

interface Compared {
  /** The price of each thing by its name. */
  prices: ReadonlyMap<string, string>;
  names: readonly string[];
}

/** The one table of a page that compares all of some things and has a column for their prices; null without one. */
export function comparedIn(blocks: readonly Block[], names: readonly string[]): Compared | null {
  const found = blocks.flatMap(({ kind, text }, from) => {
    const heads = kind === "table_row" && blocks[from - 1]?.kind !== "table_row" ? cellsOf(text) : [];
    const column = heads.findIndex((head) => PRICE_HEAD.test(head));
    const isOne = column > 0 && heads.filter((head) => PRICE_HEAD.test(head)).length === 1;
    if (!isOne) return [];
    const end = blocks.findIndex((block, at) => at > from && block.kind !== "table_row");
    const rows = blocks.slice(from + 1, end === -1 ? undefined : end).map((row) => cellsOf(row.text));
    const own = heads.findIndex((_, at) => names.every((name) => rows.some((row) => row[at] === name)));
    const isEven = rows.every((row) => row.length === heads.length && PRICE.test(row[column] ?? ""));
    const things = rows.map((row) => row[own] ?? "");
    if (own === -1 || !isEven || new Set(things).size < things.length) return [];
    const prices = rows.map((row) => [row[own] ?? "", `${amountIn(row[column] ?? "")}円`] as const);
    return [{ prices: new Map(prices), names: things }];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
