import type { Block, Page } from "#kernel/page";
import { markSource, sourceOf } from "../row-marks-ja.ts";
import { actOf } from "./acts-ja.ts";

/** 「申出期限 令和8年7月10日」: a label of a few signs, and behind one space all that it is of. */
const SPACED =
  /^(\p{sc=Han}[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー・]{1,9})[ 　](?=\S)(?!.*(?:です|ます|ません|ください)。)(.{2,120})$/u;
/** 「電話 03-…」 alone is no list of rows. */
const FEWEST = 3;
const FEWEST_ACTS = 1;
const OF_NOTICE = /(?:期限|所在地|理由|種類|[先日額])$/u;

/** The page with items that have a label in front and nothing but a space behind it as the rows that they are. */
export function withSpacedLabels(page: Page): Page {
  if (page.language !== "ja" || page.type === "product") return page;
  const blocks = [...page.blocks];
  for (let from = 0; from < blocks.length; from += 1) {
    const end = page.blocks.findIndex(({ kind }, at) => at >= from && kind !== "list_item");
    const to = end === -1 ? blocks.length : end;
    const rows = page.blocks.slice(from, to).map(({ text }) => SPACED.exec(text.trim()));
    const labels = rows.map((row) => row?.[1] ?? "");
    const isList =
      rows.length >= FEWEST &&
      rows.every((row) => row !== null) &&
      new Set(labels).size === labels.length &&
      labels.filter((label) => actOf(label) !== null).length >= FEWEST_ACTS &&
      2 * labels.filter((label) => actOf(label) !== null || OF_NOTICE.test(label)).length > labels.length;
    if (isList)
      for (const [at, row] of rows.entries())
        blocks[from + at] = { kind: "table_row", text: `${row?.[1]}: ${row?.[2]}` } satisfies Block;
    from = Math.max(from, to);
  }
  if (blocks.every((block, at) => block === page.blocks[at])) return page;
  const whole = { ...page, blocks };
  markSource(whole, sourceOf(page));
  return whole;
}
