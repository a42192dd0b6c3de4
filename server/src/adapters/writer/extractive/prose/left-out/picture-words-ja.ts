import type { Block, Page } from "#kernel/page";

/** 「写真は昨年の仕込みの様子です。」 */
const OF_PICTURE =
  /^[（(]?(?:写真|画像)[はの][^。]{2,80}(?:もの|様子|ところ|とき|時|風景|イメージ|一例|見本|サンプル|試作品)(?:です|だ|である)?。/u;
/** 「三枚目の写真が、一年半使ったものです。」, 「使ったものも一緒に撮りました。」 */
const OF_NUMBERED =
  /(?<=^|。)[^。]{0,6}(?:[\d０-９一二三四五六七八九十]+|最後の|次の|左の|右の|上の|下の)(?:枚目|番目)?の(?:写真|画像)[はがの][^。]{1,60}。|(?<=^|。)[^。]{1,40}も(?:一緒に)?(?:撮り|撮影し)ました。/gu;
/** 「画像9、10枚目がその写真です。」, 「（画像8枚目）」 */
const BY_NUMBER =
  /[（(](?:画像|写真)\s?[\d０-９、,・〜~-]+(?:枚目|番目?)?[^（()）。]{0,12}[）)]|(?<=^|。)\s*(?:画像|写真)\s?[\d０-９、,・〜~-]+(?:枚目|番目?)[^。\d０-９]{1,40}。/gu;
/** 「12月20日から写真展が開かれる。」: what a reader acts by, but not 「2019年5月撮影」. */
const TO_ACT_BY = /\d{1,2}月\d{1,2}日(?!撮影|[にの]?撮)|[\d万千百]円/u;
/** Where pictures have more than such a share of the words, their words are the page's text. */
const MOST = 0.3;

/** A Japanese page without the words below its pictures, which say nothing to those who do not see them. */
export function withoutPictureWords(page: Page): Page {
  const { language, blocks } = page;
  if (language !== "ja") return page;
  // Behind a sentence on the picture a paragraph goes on with its own matter.
  const left = blocks.map(({ kind, text, isCaption, card }: Block) => {
    if (card !== undefined || kind !== "paragraph") return text;
    if (isCaption === true) return TO_ACT_BY.test(text) ? text : "";
    const bare = text.trim().replace(OF_PICTURE, "").replace(BY_NUMBER, "").replace(OF_NUMBERED, "");
    return bare === text.trim() ? text : bare.replace(/^[）)\s]+/u, "");
  });
  const whole = blocks.reduce((sum, { text }) => sum + text.length, 0);
  const cut = whole - left.reduce((sum, text) => sum + text.length, 0);
  if (cut === 0 || cut > MOST * whole) return page;
  return {
    ...page,
    blocks: blocks.map((block, at) => (left[at] === block.text ? block : { ...block, text: left[at] ?? "" })),
  };
}
