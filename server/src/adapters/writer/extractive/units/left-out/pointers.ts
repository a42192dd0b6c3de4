const SHOWN =
  /\d[^。]*／|^[（(][^（()）]*[)）][.。]?$|(?:写真|画像|動画)[^。]{0,12}(?:ご覧|ご確認|参照)|\b(?:in|see) the (?:photos?|pictures?|video)\b/iu;
/** 「一つ。この機種は…」, and 「原材料：柚子、食塩」, a row in a paragraph. */
const LABELLED = /^[\p{sc=Han}\p{sc=Katakana}]{2,6}：[^。]*(?:。|$)/u;
/** 「苦いのが苦手なのですが。」: a buyer begins to ask. */
const OPENS_QUESTION = /^[^。]{2,30}(?:の|ん)ですが[。…]$/u;
/** "Materials: 100% hemp", "Care: dry clean only.": a row among the points. */
const LABELLED_EN =
  /^(?:materials?|fabric|composition|care|washing|fit|sizes?|sizing|dimensions?|made in|origin|colou?rs?|weight)\s?:/iu;
const COUNT_ALONE = /^(?:[一二三四五]つ|ひとつ|ふたつ|みっつ|よっつ|その[一二三四五１-５1-5])。$/u;

/** Whether a sentence points elsewhere, or only names, counts or labels what stands around it: nobody misses it. */
export const isPointer = (text: string): boolean =>
  [SHOWN, COUNT_ALONE, LABELLED, LABELLED_EN, OPENS_QUESTION].some((sign) => sign.test(text));
