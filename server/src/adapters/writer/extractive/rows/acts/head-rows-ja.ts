import type { Block } from "#kernel/page";
import { headsColumns } from "../written-values-ja.ts";

const ROW = /^([^:：]{1,16})[:：]\s*(\S.*)$/su;
/** 「残す数」, 「料金」: the name of a column; what it names has a figure or a date. */
const NAMES = /^[^\d０-９一二三四五六七八九十。、：:]{1,12}(?:数|量|額|金|料|費|率|日|時間|人数|回数|内容)$/u;
const FIGURE = /[\d０-９一二三四五六七八九十]|無料/u;
const FEWEST = 2;

/** Whether a row is the head of the rows below it: 「期間: 残す数」 above 「直近7日: 1日1つ」. */
export function isHeadRow(blocks: readonly Block[], at: number): boolean {
  const [, label = "", value = ""] = ROW.exec(blocks[at]?.text.trim() ?? "") ?? [];
  if (blocks[at]?.kind !== "table_row" || blocks[at - 1]?.kind === "table_row") return false;
  if (headsColumns(label, value)) return true;
  if (!NAMES.test(value)) return false;
  const end = blocks.findIndex(({ kind }, below) => below > at && kind !== "table_row");
  const below = blocks.slice(at + 1, end === -1 ? undefined : end);
  return below.length >= FEWEST && below.every(({ text }) => FIGURE.test(ROW.exec(text.trim())?.[2] ?? ""));
}
