import type { Page } from "#kernel/page";
import { markSource, sourceOf } from "../row-marks-ja.ts";

/** 「次の行事は、大雨のため中止します。」 */
const OFF_BELOW =
  /^(?:次|以下|下記)の[^。]*(?:中止(?:(?:いた)?しま(?:す|した)|[とに](?:なり|いたし|し)ま(?:す|した)|です)|取り?やめ(?:ま(?:す|した)|[とに](?:なり|いたし|し)ま(?:す|した)|です))。?$/u;
/** 「次の行事は、来年に延期します。」, but not 「次の日程に延期します。」, below which stands the new day. */
const PUT_OFF_BELOW =
  /^(?:次|以下|下記)の[^。はにへ]*は、?[^。]*延期(?:(?:いた)?しま(?:す|した)|[とに](?:なり|いたし|し)ま(?:す|した)|です)。?$/u;
/** 「次の日程で、延期していた講演会を開催します。」, 「次の会は、雨でも中止せず、予定どおり開きます。」 */
const IS_HELD =
  /開催(?!を|の?(?:中止|取り?やめ))|行い|行う|開[きく]|せず|しない|[てで]いた|予定どおり|予定通り|(?:次|以下|下記)の(?:日|期|と[おう]り)[^。]*延期/u;
const isOffBelow = (text: string) =>
  (OFF_BELOW.test(text) || PUT_OFF_BELOW.test(text)) && !IS_HELD.test(text);
/** Above what was to be held, or to cost. 「当初の費用」 are those that one pays first. */
const isOffPlan = (heading: string) =>
  /^(?:当初|変更前)の(?:開催|実施)?の?(?:予定|日程|日時|計画)|^変更前の(?:料金|価格|費用|会場|金額|内容)$/u.test(
    heading,
  );

/** A Japanese page without the rows of what is off: told alone, they would be heard of what is held. */
export function withoutRowsOff(page: Page): Page {
  if (page.language !== "ja") return page;
  let isOff = false;
  const off = new Set<number>();
  for (const [at, { kind, text }] of page.blocks.entries())
    if (kind !== "table_row") isOff = (kind === "heading" ? isOffPlan : isOffBelow)(text.trim());
    else if (isOff) off.add(at);
  if (off.size === 0) return page;
  const blocks = page.blocks.map((block, at) => (off.has(at) ? { ...block, text: "" } : block));
  const whole = { ...page, blocks };
  markSource(whole, sourceOf(page));
  return whole;
}
