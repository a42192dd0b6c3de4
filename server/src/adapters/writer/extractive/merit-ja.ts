import type { PageType } from "#kernel/vocabulary";

interface Sign {
  sign: RegExp;
  goods: number;
  text: number;
}

/**
 * What an editor gives or takes for the words of a sentence, as shares of a sentence that one would keep;
 * learned from which sentences an editor chose out of Japanese pages.
 */
const SIGNS: readonly Sign[] = [
  // A figure with what it counts can be pictured.
  {
    sign: /[\d０-９一二三四五六七八九十百千万半]+(?:[つ個本枚人年月日時分秒回度割匹頭軒冊台点室倍円%％種社段層]|か月|か所|グラム|キロ|センチ|ミリ|メートル|リットル|g|cm|mm|kg|ml)/,
    goods: 0.17,
    text: 0.12,
  },
  // It tells why, or what comes of it.
  { sign: /ので、|ため[、に]|ますから|そのかわり|(?:れば|すると|ないと)、/, goods: 0.06, text: 0.09 },
  { sign: /^[^、。]{2,14}は、?/, goods: 0.1, text: 0 },
  // How a thing is made.
  {
    sign: /[作織染練焼磨削搾混寝煮挽編縫組仕使][^、。]{0,6}(?:った|いた|した|て|み|ます|ました)/,
    goods: 0.09,
    text: 0.03,
  },
  // It asks the reader for something, and tells nothing.
  { sign: /ください(?:ませ)?。$|ましょう。$|お待ちし(?:て|ま)/, goods: -0.18, text: 0 },
  {
    sign: /(?:お|ご)(?:申し|問い|電話|連絡|相談|注文|知らせ|覧|確認|了承|利用)|かわいがって/,
    goods: -0.18,
    text: -0.12,
  },
  { sign: /かもしれ|と思い|と思う|だろう|でしょう。|らしい/, goods: -0.11, text: 0 },
  { sign: /お客(?:様|さま|さん)|(?:という|との)(?:お?声|お電話|お話)/, goods: -0.1, text: 0 },
];

/** How much an editor keeps a sentence for its words: 0 for one without any of the signs. */
export function meritInJapanese(text: string, type: PageType): number {
  const kind = type === "product" ? "goods" : "text";
  return SIGNS.reduce((sum, one) => sum + (one.sign.test(text) ? one[kind] : 0), 0);
}

/** 「この節では、直し方を説明します。」: it announces what a script tells, or has no time for. */
const ANNOUNCING =
  /^(?:この|本|次の|以下の)(?:節|章|記事|ページ|項|コラム)(?:では|で).*(?:紹介|説明|解説|報告)(?:し|いたし)|^(?:今日|今回)は、?(?:その|この|そんな)話を?(?:し|いたし|お)|^(?:順に|それでは|では、?)[^。]{0,20}(?:紹介|説明|見て|解説)|^そのときに.*(?:残し|書い|まとめ)て(?:おき|い?き|み)ます。$/;
export const announcesInJapanese = (text: string): boolean => ANNOUNCING.test(text);
