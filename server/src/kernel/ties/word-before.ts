/** No word is longer, and a text may hold thousands of numbers. */
const LONGEST = 30;
const WORD_BEFORE = /(?:\p{Script=Han}{2,}|[\p{Script=Katakana}ー]{2,}|(?<![a-z])[a-z]{4,}) ?$/iu;

/** The word right before a place of a text, in small letters; empty where none is: 徒歩 of 「徒歩2分」, "sleeps". */
export const wordBefore = (text: string, index: number): string =>
  WORD_BEFORE.exec(text.slice(Math.max(0, index - LONGEST), index))?.[0]
    .trim()
    .toLowerCase() ?? "";
