import type { Page } from "#kernel/page";

/** Whether a dated text tells by others' words and announcements, and its writer nowhere of himself. */
export function isReport({ publishedAt, blocks }: Page): boolean {
  const texts = blocks.flatMap(({ kind, text }) => (kind === "heading" ? [] : [text]));
  const reported = texts.filter((text) => REPORTED.test(text)).length;
  return publishedAt !== null && reported >= FEWEST_REPORTED && !texts.some((text) => OF_ONESELF.test(text));
}
const REPORTED = /によると|発表し|明らかにし|としている|と(?:話|述べ|語|説明)(?:す|し|る)|という。|とみられ/;
const FEWEST_REPORTED = 2;
const OF_ONESELF = /(?:^|[。、])(?:私|わたし|僕|ぼく|俺|筆者)(?:は|も|の|が)/;

/** A report's reader asks for the price before how it came to it. */
export const feesOfReport = ({ blocks }: Page): ReadonlyMap<number, number> =>
  new Map(
    blocks.flatMap(({ kind, text }, at) => (kind === "paragraph" && FEE.test(text) ? [[at, ASKED]] : [])),
  );
const FEE =
  /^(?:運賃|料金|(?:利用|使用|入場|入館|観覧|参加|受講|乗車)料|参加費|会費)は、?(?:[^。]{0,30}[\d千万]円|無料)/u;
const ASKED = 30;
