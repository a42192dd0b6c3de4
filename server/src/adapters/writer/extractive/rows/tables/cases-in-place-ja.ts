import type { Block } from "#kernel/page";
import { isEssentialLabel } from "../label-lists-ja.ts";
import { casesTold } from "./pairs-ja.ts";
import { cellsOf } from "./tables-ja.ts";

/** 「キャンセル料は次のとおりです。」 */
const AS_BELOW = /(^|。)([^。はが、]{2,30})は、?(?:次|以下|下記)の(?:とおり|通り|表のとおり)です。?$/u;

/** The sentence that announces a table of two columns, with the table's rows in it; null where they cannot be said. */
export function casesInPlace(block: Block | undefined, rows: readonly string[]): string | null {
  const text = block?.text.trim() ?? "";
  const [end = "", before = "", subject = ""] = AS_BELOW.exec(text) ?? [];
  if (!subject || rows.length < 2) return null;
  const cells = rows.map((row) => cellsOf(row, true));
  // Where each row names its own thing, it is told of that.
  const isOfCases = cells.every(({ length, 0: label = "" }) => length === 2 && !isEssentialLabel(label));
  const told = isOfCases ? casesTold(cells, subject) : null;
  return told && `${text.slice(0, -end.length)}${before}${told.join("")}`;
}
