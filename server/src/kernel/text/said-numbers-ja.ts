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

const CALLED =
  "(?<=(?:さん|氏|くん|ちゃん|容疑者|被告|教授|社長|会長|店長|店主|町長|市長|村長|館長|園長|船長))";
/** 「潮田さん（70）」: a number in brackets behind a person's name is how old one is. */
export const AGE = new RegExp(`${CALLED}[（(]\\s?(?<age>[\\d０-９]{1,3})\\s?[)）]`, "gu");
