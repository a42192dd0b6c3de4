import { alternativesOf } from "#kernel/text/phrases";

/** 「方法を考案。」, 「古い店舗から移転。」: a newspaper leaves out する behind a deed that is done once. */
const DEED = new RegExp(
  `(?:[をがにへ、年月日]|(?<!すべ)て|から|として)(?:${alternativesOf("deeds-done-ja")})$`,
  "u",
);
/** 「来春に発売。」: it is still to be done. */
const COMING = /来(?:年度?|月|週|春|夏|秋|冬|季)|再来|明日|今後|近く、/u;
/** 「3月に発売。」: of this year's or last year's, nobody knows. */
const OF_A_DAY = /(?:[\d０-９]{1,2}|[一二三四五六七八九十]{1,2})(?:月|日)/u;
const PASSED =
  /(?:昨|前|先|去|今)(?:年度?|月|週|春|夏|秋|冬)|(?:[\d０-９]{4}|[一二三四五六七八九〇]{4}|(?:昭和|平成|大正|明治)[^、。]{1,4})年|前に|時に|歳[でのに]|後に|ののち/u;

/** A sentence without its full stop, with the する that it leaves out; null where nobody knows whether it was done. */
export function deedDone(bare: string, isPolite: boolean): string | null {
  if (!DEED.test(bare)) return null;
  if (COMING.test(bare)) return `${bare}${isPolite ? "します" : "する"}`;
  if (OF_A_DAY.test(bare) && !PASSED.test(bare)) return null;
  return `${bare}${isPolite ? "しました" : "した"}`;
}
