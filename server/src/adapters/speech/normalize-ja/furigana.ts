import type { Rewrite } from "../rewrite.ts";

/** Kana in brackets that explain instead of giving a reading. */
const remarks = new Set(
  "なし あり など のみ ほか まで から より ぜいこみ ぜいぬき くわしく わらい かり うえ した".split(" "),
);

/** 1 character of kanji has between 1 and 4 kana. */
function isReading(kanji: string, kana: string): boolean {
  return !remarks.has(kana) && kana.length >= kanji.length && kana.length <= kanji.length * 4;
}

/** The reading that the author wrote wins over the dictionary's: 薔薇(ばら), ｜薔薇《ばら》. */
export const furigana: readonly Rewrite[] = [
  [/[|｜]([^《》|｜]+)《([ぁ-ゖァ-ヺー]+)》/g, "$2"],
  [/[\p{Script=Han}々]+《([ぁ-ゖァ-ヺー]+)》/gu, "$1"],
  [
    /([\p{Script=Han}々]+)[(（]([ぁ-ゖー]+|[ァ-ヺー]+)[)）]/gu,
    (whole: string, kanji: string, kana: string) => (isReading(kanji, kana) ? kana : whole),
  ],
];
