import type { Page } from "#kernel/page";
import { markSource, sourceOf } from "./row-marks-ja.ts";

/** 「次の行事は、大雨のため中止します。」 */
const OFF_BELOW = /^(?:次|以下|下記)の[^。]*(?:中止|延期|休止|取り?やめ|取り?消)[^。]*。?$/u;
/** Above what was to be held, or to cost. */
const OFF_PLAN = /^(?:当初|変更前)の/u;

/** A Japanese page without the rows of what is off: told alone, they would be heard of what is held. */
export function withoutRowsOff(page: Page): Page {
  if (page.language !== "ja") return page;
  let isOff = false;
  const off = new Set<number>();
  for (const [at, { kind, text }] of page.blocks.entries())
    if (kind !== "table_row") isOff = (kind === "heading" ? OFF_PLAN : OFF_BELOW).test(text.trim());
    else if (isOff) off.add(at);
  if (off.size === 0) return page;
  const blocks = page.blocks.map((block, at) => (off.has(at) ? { ...block, text: "" } : block));
  const whole = { ...page, blocks };
  markSource(whole, sourceOf(page));
  return whole;
}
