const HAN = String.raw`[\p{Script=Han}々]`;
const OFFICES = "(?:名誉|特任|准)?教授|助教|講師|氏|さん|代表|社長|会長|市長|町長|村長|知事|議員|選手|監督";
/** Between the two names of somebody who is told with an office. */
const BETWEEN_NAMES = new RegExp(
  [
    String.raw`(?<=(?:^|[^\p{Script=Han}\p{Script=Katakana}ー])(?:${HAN}{2,8}の)?${HAN}{1,3})[ 　]`,
    String.raw`(?=(?:${HAN}{1,3}?|[\p{Script=Hiragana}]{2,4})(?:${OFFICES}))`,
  ].join(""),
  "gu",
);

/** Spaces that stand within names, and between no two lines: 「藤野 誠一教授」, 「湖南大学 農学部」. */
export const WITHIN_NAMES: [RegExp, string][] = [
  [BETWEEN_NAMES, ""],
  [/(?<=大学|大学院|高校|学園)[ 　](?=\S{1,12}?(?:学部|研究科|研究所|センター|学科|学院))/gu, ""],
];
