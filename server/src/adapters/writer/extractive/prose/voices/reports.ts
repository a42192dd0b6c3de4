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
  /(?:^|。)(?:運賃|料金|(?:利用|使用|入場|入館|観覧|参加|受講|乗車)料|参加費|会費)は、?(?:[^。]{0,30}[\d０-９千万]円|無料)/u;
const ASKED = 30;

/** 「専門家の谷さんは「管の更新とは別の話だ」と指摘する。」: who says it and all that is said. */
export const givesVoice = (text: string): boolean => VOICE.test(text);
const VOICE =
  /^[^「」]{2,50}は(?:[^「」]{0,20}[で、])?「[^「」]{12,}」と(?:、)?(?:話|述べ|語|指摘|説明|訴え|歓迎|評価|期待|強調|振り返|笑|喜|惜し|明か|打ち明|懸念|批判|求め|言|コメント|理解を示|疑問|首を)[^「」。]{0,10}。$/u;
