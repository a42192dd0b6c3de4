const KANJI_BEFORE = "(?<![〇一二三四五六七八九十百千])";
/** 「間隔は、十分おいて」 asks for enough of it; without a thing before it the time is meant. */
const BEGINS = "(?<=^|[て。]|(?<![はをがも])、)";

/** 「十分ほど待って」, 「十分おいて」, 「徒歩十分」: ten minutes, where the same signs as a word are 「enough」. */
export const TEN_MINUTES = new RegExp(
  [
    `${KANJI_BEFORE}十分(?=ほど|くらい|ぐらい|以内|前後|後(?!\\p{Script=Han})|(?:おき|ごと)[にの])`,
    `${BEGINS}十分(?=お[いきく]|置[いきく])`,
    "(?<=徒歩で?|歩いて)十分(?![なにだ])",
  ].join("|"),
  "gu",
);

const OFFICE =
  "(?:教授|教諭|校長|院長|監督|選手|住職|組合長|理事長|議員|社長|会長|店長|店主|町長|市長|村長|館長|園長|船長)";
const CALLED = `(?:さん|氏|くん|ちゃん|容疑者|被告|${OFFICE})`;
const BRACKETED_AGE = "[（(]\\s?(?<age>[\\d０-９]{1,3})\\s?[)）]";
/** 「潮田さん（70）」: a number in brackets behind a person's name is how old one is. */
export const AGE = new RegExp(`(?<=${CALLED})${BRACKETED_AGE}`, "gu");

/** A name may end in kana, 「浜野たえ」, or have some within, 「谷みつ子」, and begins where no word goes on into it. */
const KANA_WITHIN = "(?:(?![のはがをにとでもへ])\\p{Script=Hiragana}{1,3}\\p{Script=Han}{1,2})?";
const named = (called: string) =>
  `(?<name>[\\p{Script=Han}\\p{Script=Katakana}ー・々]{1,12}${KANA_WITHIN}\\p{Script=Hiragana}{0,4}?${called})`;
const PERSON = named(CALLED);
const BEFORE_PERSON = "(?<=^|[、。「『のはがをにとでもたるうくすつむ])";
/** 「船大工の」: whom one is, and not whose; 「山田家の」 says whose. */
const CALLING =
  "(?<=[\\p{Script=Han}ー](?:長|員|師|者|士|工|主|任|授|表|手|職人|婦)|作家|画家|農家|写真家|音楽家|建築家|漁師|主婦|職人|[一二三四五六七八九十]代[目め])";
/** 「船大工の浜野たえさん（81）は」 is said 「船大工で81歳の浜野たえさんは」. */
export const AGES_SAID: readonly [RegExp, string][] = [
  [new RegExp(`${CALLING}の${PERSON}${BRACKETED_AGE}`, "gu"), "で$<age>歳の$<name>"],
  // 「同会の梶野朋彦会長（58）」: one who holds an office is known by it, and two の in a row are hard to hear.
  [new RegExp(`(?<=の)${named(OFFICE)}${BRACKETED_AGE}`, "gu"), "$<name>"],
  [new RegExp(`${BEFORE_PERSON}${PERSON}${BRACKETED_AGE}`, "gu"), "$<age>歳の$<name>"],
  [AGE, "、$<age>歳"],
];
