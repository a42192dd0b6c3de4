/** 「ホルム（HOLM）」, 「yama（ヤマ）」: a word of one script, and behind it in brackets one of the other. */
const IN_BOTH =
  /(?<![\p{L}\p{N}])(?:(?<kana>[\p{Script=Katakana}ー・]{2,16})[（(](?<latin>[A-Za-z][A-Za-z .'&-]{1,24})[）)]|(?<first>[A-Za-z][A-Za-z .'&-]{1,24}?)\s?[（(](?<read>[\p{Script=Katakana}ー・]{2,16})[）)])/gu;

/** The consonants with which the signs of a row begin; vowels, small signs and marks have none. */
const ROWS: readonly [RegExp, string][] = [
  [/[カキクケコヵヶ]/gu, "k"],
  [/[ガギグゲゴ]/gu, "g"],
  [/[サシスセソ]/gu, "s"],
  [/[ザジズゼゾヂヅ]/gu, "z"],
  [/[タチテトツ]/gu, "t"],
  [/[ダデド]/gu, "d"],
  [/[ナニヌネノン]/gu, "n"],
  [/[ハヒフヘホ]/gu, "h"],
  [/[バビブベボヴ]/gu, "b"],
  [/[パピプペポ]/gu, "p"],
  [/[マミムメモ]/gu, "m"],
  [/[ラリルレロ]/gu, "r"],
  [/[^a-z]/gu, ""],
];
/** Letters that a Japanese ear takes for one of those. */
const HEARD: readonly [RegExp, string][] = [
  [/m(?=[pb])/g, "n"],
  [/ph|f/g, "h"],
  [/sh|c(?=[eiy])/g, "s"],
  [/ch|ts/g, "t"],
  [/ck|[cq]/g, "k"],
  [/x/g, "ks"],
  [/j/g, "z"],
  [/l/g, "r"],
  [/v/g, "b"],
  [/[^bdghkmnprstz]/g, ""],
  [/(.)\1+/g, "$1"],
];
const heardIn = (text: string, by: readonly [RegExp, string][]) =>
  by.reduce((known, [pattern, sign]) => known.replace(pattern, sign), text);
/** 「ッ」 only lengthens the sign behind it, and a doubled sign is heard as one in letters as well. */
const ofKana = (text: string) => heardIn(text, ROWS).replace(/(.)\1+/g, "$1");
const ofLetters = (text: string) => heardIn(text.toLowerCase(), HEARD);

/** Words without the same name in the other script, which a voice would say twice; 「カメラ（HOLM）」 has two names. */
export const withoutOtherSpelling = (text: string): string =>
  text.replace(IN_BOTH, (all, ...rest) => {
    const {
      kana = "",
      latin = "",
      first = "",
      read = "",
    } = rest.at(-1) as Record<string, string | undefined>;
    const heard = ofKana(kana || read);
    return heard !== "" && heard === ofLetters(latin || first) ? kana || first : all;
  });
