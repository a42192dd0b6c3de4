import type { Mention } from "./mentions.ts";

/** Money that is no price: what is paid besides, saved, or bought for at least. */
const BESIDES =
  /送料|配送|手数料|別売|補償|ポイント|以上|未満|クーポン|割引|引き|オフ|保証金|消費税|内訳|\b(?:shipping|delivery|postage|fees?|points?|coupons?|over|above|minimum|saves?|saving|off|deposit|gift cards?)\b/i;
/** "Delivery in a wool-lined box costs £6": the subject of what is paid. */
const SENT = /^[^\p{L}]*(?:delivery|shipping|postage|sending)\b|^(?:送料|配送料)/iu;
/** A sum that is asked besides, with no word of a price since: 「送料は本州が660円、北海道は」 */
const SENDING = /送料|配送料|\b(?:shipping|delivery|postage)\b/giu;
const OF_GOODS =
  /価格|値段|特価|買え|買う|購入|求め|手に入|\b(?:pric\w+|costs?|sells?|sold|yours|buy|bought|available|now|down from)\b/i;
/** A delivery that costs nothing is no subject of a sum, unless it does for others. */
const SENT_FREE = /含|込|無料|\b(?:includ\w+|free)\b/i;
const ELSEWHERE = /以外|ほか|他|\b(?:except|but|otherwise|elsewhere|outside|everyone else)\b/i;

/** Whether an amount is that of a delivery, a fee or a saving. */
export function isPaidBesides(sentence: string, mention: Mention): boolean {
  const before = sentence.slice(0, mention.index);
  const sent = [...before.matchAll(SENDING)].at(-1);
  const since = sent && before.slice(sent.index + sent[0].length);
  return (
    BESIDES.test(around(sentence, mention)) ||
    SENT.test(clauseBefore(sentence, mention)) ||
    (since !== undefined && !OF_GOODS.test(since) && (!SENT_FREE.test(since) || ELSEWHERE.test(since)))
  );
}

/** The clause that a number stands in. */
function around(sentence: string, { index, text }: Mention): string {
  const before = sentence.slice(Math.max(0, index - 24), index);
  // "The price is 4,980 yen, and delivery 660 yen": what follows is another matter.
  const [behind = ""] = sentence.slice(index + text.length, index + text.length + 14).split(/[、,;。]/);
  return `${before}${text}${behind}`;
}

/** From the last mark before a number to it. */
const clauseBefore = (sentence: string, { index }: Mention) =>
  sentence
    .slice(0, index)
    .split(/[,;、。] ?/)
    .at(-1) ?? "";
