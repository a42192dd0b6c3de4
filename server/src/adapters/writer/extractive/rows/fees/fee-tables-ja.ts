import type { Block } from "#kernel/page";
import { runsIn } from "../runs-ja.ts";

const FEE =
  /^((?:(?:使用|利用|参加|入場|入館|受講|観覧|宿泊|手数|授業|保育)料|参加費|会費|料金|費用|月[額謝]|年額|年会費|自己負担額|(?:補助|助成|支給|手当)金?額))(?:[（(]([^（()）]{1,8})[)）])?$/u;
const AMOUNT = /^[\d,]+円$|^無料$/u;
const LONGEST_NAME = 14;
const TOTAL = /^(?:合計|計|総数|小計)$/u;

const cellsOf = (text: string) =>
  text.split(/ \/ |(?<=^[^/]{1,16}): /u).map((cell) => cell.normalize("NFKC").trim());
const nameOf = (cell: string) => cell.replace(/\s*\([^()]*\)/gu, "").trim();
/** 「10平方メートル（花壇型）」: a note may say for whom it is. */
const saidOf = (cell: string) => cell.replace(/\s*\(([^()]*)\)/gu, "、$1、").replace(/、$/u, "");
/** 「15平方メートル」 and 「30平方メートル」 are alike. */
const shapeOf = (cell: string) =>
  nameOf(cell)
    .replace(/[\d,.]+/gu, "#")
    .replace(/(?:以[上下内]|未満|超)$/u, "");
/** 「面積を問いません」: beside it the fee is that of all. */
const OF_ALL = /問いません|問わず|^(?:共通|一律|全員|すべて)$/u;

/**
 * Tables of fees, a sentence for each thing, by their places. A thing over several rows has its name in the first of
 * them; a shorter row is of its columns where its cells are like those above in one way only.
 */
export function feesOn(blocks: readonly Block[]): ReadonlyMap<number, string> {
  const told = new Map<number, string>();
  for (const { kind, from, to } of runsIn(blocks)) {
    if (kind !== "table_row" || to - from < 3) continue;
    const [heads = [], ...rows] = blocks.slice(from, to).map(({ text }) => cellsOf(text));
    const column = heads.findIndex((head) => FEE.test(head));
    const [, fee = "", of = ""] = FEE.exec(heads[column] ?? "") ?? [];
    if (column < 1 || heads.filter((head) => FEE.test(head)).length > 1) continue;
    const full = rows.map((row, at) => wholeRow(row, rows.slice(0, at), heads.length));
    const own = full.filter((row) => row !== "total");
    if (own.length < 2 || !own.every((row) => row !== null)) continue;
    const isOver = new Set(own.map((row) => nameOf(row[0] ?? ""))).size < own.length;
    // Without rows in common, the columns beside a fee say of the thing what it is, or for whom it costs that.
    const sizes = isOver && column > 1;
    const isPlain = own.every((row) =>
      row.every((cell, at) => at === 0 || at === column || (sizes && at === 1) || isHarmless(cell)),
    );
    const isSure = own.every((row) => {
      const name = nameOf(row[0] ?? "");
      return (
        name !== "" &&
        name.length <= LONGEST_NAME &&
        !/[\d。、]/u.test(name) &&
        AMOUNT.test(row[column] ?? "")
      );
    });
    const things = Map.groupBy(own, (row) => nameOf(row[0] ?? ""));
    const isApart = [...things.values()].every(
      (some) =>
        new Set(some.map((row) => nameOf(row[1] ?? ""))).size === some.length && (sizes || some.length === 1),
    );
    if (!isSure || !isApart || !isPlain) continue;
    for (const [name, some] of things) {
      const isOfAll = some.length === 1 && OF_ALL.test(some[0]?.[1] ?? "");
      const amounts = some.map((row) =>
        sizes && !isOfAll ? `${saidOf(row[1] ?? "")}が${row[column]}` : row[column],
      );
      const at = full.indexOf(some[0] ?? null);
      told.set(from + 1 + at, `${name}の${of ? `${of}の` : ""}${fee}は、${amounts.join("、")}です。`);
    }
  }
  // Fees of one thing in two tables are old and new ones, or for two kinds of people.
  const kinds = Map.groupBy(told, ([, text]) => text.slice(0, text.indexOf("は、")));
  return new Map([...kinds.values()].filter(({ length }) => length === 1).flat());
}

/** A cell beside a fee that limits nothing: 「300人」, 「水道」. */
const isHarmless = (cell: string) =>
  /^約?[\d,.]+\s?(?:人|名|席|台|室|面|区画|畳|m2|平方メートル)$/u.test(cell) ||
  (!/[\d%]|円|割|倍|半額|別|ごと|つき|あたり|以[上下外内]|未満|まで|のみ|限|除|場合|方/u.test(cell) &&
    cell.length <= LONGEST_NAME);

/** A row with a cell for each column; null where it is not sure which it has. */
function wholeRow(
  row: readonly string[],
  above: readonly string[][],
  width: number,
): string[] | "total" | null {
  if (row.length === width) return [...row];
  if (TOTAL.test(row[0] ?? "")) return "total";
  const last = above.findLast((one) => one.length === width);
  if (!last) return null;
  const places = Array.from({ length: width - row.length + 1 }, (_, at) => at).filter((at) =>
    row.every((cell, index) => shapeOf(cell) === shapeOf(last[at + index] ?? "")),
  );
  const [place, another] = places;
  if (!place || another !== undefined) return null;
  return last.map((cell, at) => row[at - place] ?? cell);
}
