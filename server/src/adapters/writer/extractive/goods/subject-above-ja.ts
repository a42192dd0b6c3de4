/** 「使える月齢」: it names a measure, and below it stands nothing but that. */
const MEASURES =
  /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{0,8}(?:月齢|年齢|期間|時期|季節|人数|大きさ|重さ|長さ|寸法|温度|時間|期限|範囲|対象|身長|体重|容量|目安)$/u;
/** 「四か月ごろから、十五キロまで。」 */
const RANGE =
  /^[^。はも]*[\d０-９一二三四五六七八九十百千万半][^。はも]{0,12}(?:から|まで|ごろ|ほど|くらい|以上|以下|前後|未満|つ|個|本|枚|人|歳|年|日|時間|分|度|キロ|グラム|センチ|ミリ|リットル|cm|mm|kg|g|ml|L)(?:です)?。$/u;

/** 「四か月ごろからです。」, below the heading that says of what: it is the sentence's subject. */
export const withSubjectAbove = (text: string, heading: string): string =>
  MEASURES.test(heading) && RANGE.test(text) ? `${heading}は、${text}` : text;
