import type { Block } from "#kernel/page";

/** Boxes at the side of a blog, whose headings stand above its text where tags tell them not apart. */
const FURNITURE =
  /^(?:カレンダー|営業(?:日|時間|カレンダー)|定?休業?日|カテゴリー?|(?:月別)?アーカイブ|リンク集?|最近の(?:記事|コメント|投稿)|アクセス(?:数|カウンター))$/u;
/** 「お知らせ」, "Mailing list": above all of the text such a box is the shop's, and ends where prose begins. */
const BOX_ON_TOP =
  /^(?:(?:お店から(?:の)?)?お知らせ|ご案内|mailing list|newsletter|(?:opening|shop) hours|visitors(?: since \d{4})?)$/iu;
/** Whether a heading is that of such a box. */
export const isFurniture = (blocks: readonly Block[], heading: number) => {
  const name = blocks[heading]?.text.trim() ?? "";
  return (
    FURNITURE.test(name) ||
    (BOX_ON_TOP.test(name) && !blocks.slice(0, heading).some(({ text }) => tellsInProse(text)))
  );
};
/** Whether a paragraph is running text, and not what such a box says. */
export const tellsInProse = (text: string) =>
  text.length >= PROSE && (text.match(/。|[a-z\d][.!?](?=\s|$)/gu)?.length ?? 0) >= 2 && isLong(text);
/** English has about twice as many letters for the same matter as Japanese has signs. */
const isLong = (text: string) => JAPANESE.test(text) || text.length >= 2 * PROSE;
const PROSE = 60;
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
