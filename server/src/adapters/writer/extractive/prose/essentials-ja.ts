import type { Page } from "#kernel/page";
import { saidAsSentence, tellsOfEvent } from "./rows-ja.ts";

/** Worth of things that a listener of such a page has to know, in seconds of good text that one would give for it. */
const ROW = 14;
const LESSER_ROW = 7;
const NOTICE = 16;
/** One sentence that stands alone, anywhere. */
const WARNED = 40;

const FIRST_TO_KNOW =
  /^(?:開催)?(?:日時?|日程|期間|会期|時間|会場|場所)|^集合場所|^(?:入場|入館|参加|受講|観覧)料|^参加費|^料金|^費用/;
/** For whom, how much, from when and how: the parts of an office's notice. */
const OF_NOTICE =
  /対象|(?:補助|助成|支給|給付|交付)[^、。]{0,6}額|申(?:し)?込み?(?:方法|期間|の|$)|申請(?:方法|期間|の|$)|受付期間|募集期間|応募方法|手続き?/;
const OF_LIMITS = /^(?:ご)?注意(?:事項|点|ください|いただきたいこと)?$/;
const LIMITS = 22;
const FEWEST_PARTS = 2;
/** A label above a sentence of which one has to take heed. */
export const isHeed = (text: string) => HEED.test(text.trim());
const HEED = /^(?:ご?注意|危険|警告|重要)[!！]?$/;

/** Blocks of a Japanese page without which its matter is not told, with their worth. */
export function essentialsOf({ blocks, language, type }: Page): ReadonlyMap<number, number> {
  const worth = new Map<number, number>();
  if (language !== "ja" || type === "product") return worth;
  const isOfEvent = tellsOfEvent(blocks);
  for (const [index, block] of blocks.entries()) {
    if (isOfEvent && saidAsSentence(block, true) !== block)
      worth.set(index, FIRST_TO_KNOW.test(block.text.trim()) ? ROW : LESSER_ROW);
    if (block.kind === "paragraph" && isHeed(block.text)) worth.set(index + 1, WARNED);
  }
  const parts = blocks.flatMap(({ kind, text, level }, index) =>
    kind === "heading" && (level ?? 2) > 1 && text.length <= LONGEST_HEADING && OF_NOTICE.test(text)
      ? [index + 1]
      : [],
  );
  if (parts.length >= FEWEST_PARTS) {
    for (const index of parts) worth.set(index, NOTICE);
    for (const [index, { kind, text }] of blocks.entries())
      if (kind === "heading" && OF_LIMITS.test(text.trim())) worth.set(index + 1, LIMITS);
  }
  return worth;
}
const LONGEST_HEADING = 20;
