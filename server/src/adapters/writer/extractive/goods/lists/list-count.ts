import type { Page } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";

const THINGS = alternativesOf("listed-things-en");
const COUNT = new RegExp(
  String.raw`(?:全|計)?(\d[\d,]*\s?(?:点|件|個|品|種類|枚))(?=中|の商品|が見つ|ヒット|あります|$)|\b(\d[\d,]* (?:${THINGS}))\b`,
  "i",
);

/** 「48点中1～12点目」, in whatever text it stands. */
const OF_LEAF = /(\d[\d,]*\s?[点件個品])中、?\s?\d[\d,]*\s?[点件個品]?(?:目)?\s?[~〜～–-]\s?\d/u;

export const numberIn = (text: string) => Number(text.replace(/\D/g, ""));

/** A line that is little else than a count. */
const LONGEST_COUNT = 60;
/** 「総合評価 88点」, 「1位は88点」 */
const GRADED = /(?:総合|評価|得点|採点|スコア|平均|満点|位)[^。]{0,6}\d{1,3}(?:\.\d)?\s?点/u;

/** "20件ずつ表示", "24 products per page" */
const PART_OF_LIST =
  /\d\s?[点件個品]\s?(?:ずつ|表示)|(?:表示|1\s?ページ).{0,6}\d+\s?[点件個品]|\bper page\b/i;

/** How many things there are, where the page says it above its list. */
export function countOf(
  { blocks, language }: Page,
  first: number,
  shown: number,
): { text: string; blockIndex: number } | null {
  for (const [blockIndex, { kind, text, card, isBeside }] of blocks.entries()) {
    // A headline's number is its own; a count may be kept beside the text.
    if (card || (blockIndex >= first && !isBeside)) continue;
    // A cell counts points that a thing was given: 「88点」.
    if (language === "ja" && (kind === "table_row" || GRADED.test(text))) continue;
    const [, ja, en] = text.length <= LONGEST_COUNT ? (COUNT.exec(text) ?? []) : [];
    const said = OF_LEAF.exec(text)?.[1] ?? ja ?? en;
    // A count below what the page shows is of something else: of one kind, or of a leaf of it.
    const isOfAll = numberIn(said ?? "") >= shown && !PART_OF_LIST.test(text);
    if (said && isOfAll) return { text: said.replace(/\s(?=[点件個品種枚])/, ""), blockIndex };
  }
  return null;
}
