import type { Page } from "#kernel/page";
import { isToldRow, mark, markSource, sourceOf } from "../row-marks-ja.ts";
import { runsIn } from "../runs-ja.ts";
import { priceRangesTold } from "./fee-columns-ja.ts";
import { firstColumnTold } from "./first-column-ja.ts";

/** With less time than this, rows of prices that take so many signs leave none for how to order. */
const ROOM_FOR_ROWS = 120;
const LONG = 130;

/** The page whose long tables of prices say from where to where these go; `source` has their rows as they were read. */
export function withPriceRanges(page: Page, source: Page, seconds: number): Page {
  if (page.language !== "ja" || page.type === "product") return page;
  const blocks = [...page.blocks];
  for (const { kind, from, to } of runsIn(source.blocks)) {
    const told = page.blocks.slice(from, to).filter((block) => isToldRow(block));
    const isLong = told.reduce((sum, { text }) => sum + text.length, 0) > LONG;
    const isHurried = isLong && seconds < ROOM_FOR_ROWS;
    if (kind !== "table_row" || (told.length > 0 && !isHurried)) continue;
    const heading =
      source.blocks.findLast((block, at) => block.kind === "heading" && at < from)?.text ?? page.title;
    const rows = source.blocks.slice(from, to).map((row) => row.text);
    const text = (isLong ? null : firstColumnTold(rows, heading)) ?? priceRangesTold(rows, heading);
    if (!text) continue;
    for (let at = from; at < to; at += 1) blocks[at] = { kind: "list_item", text: "" };
    blocks[from + 1] = { kind: "paragraph", text };
    mark(blocks[from + 1] ?? { kind: "paragraph", text }, heading);
  }
  if (blocks.every((block, at) => block === page.blocks[at])) return page;
  const whole = { ...page, blocks };
  markSource(whole, sourceOf(page));
  return whole;
}
