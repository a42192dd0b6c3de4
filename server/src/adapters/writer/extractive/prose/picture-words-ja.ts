import type { Block, Page } from "#kernel/page";

/** 「写真は昨年の仕込みの様子です。」 */
const OF_PICTURE =
  /^[（(]?(?:写真|画像)[はの][^。]{2,80}(?:もの|様子|ところ|とき|時|風景|イメージ|一例|見本|サンプル)(?:です|だ|である)?。/u;
/** Where pictures have more than such a share of the words, their words are the page's text. */
const MOST = 0.3;

/** A Japanese page without the words below its pictures, which say nothing to those who do not see them. */
export function withoutPictureWords(page: Page): Page {
  const { language, blocks } = page;
  if (language !== "ja") return page;
  const isOfPicture = ({ kind, text, isCaption, card }: Block) =>
    card === undefined && kind === "paragraph" && (isCaption === true || OF_PICTURE.test(text.trim()));
  const length = (some: readonly Block[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  const own = blocks.filter(isOfPicture);
  if (own.length === 0 || length(own) > MOST * length(blocks)) return page;
  return { ...page, blocks: blocks.map((block) => (own.includes(block) ? { ...block, text: "" } : block)) };
}
