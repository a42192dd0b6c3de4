import type { Rewrite } from "../rewrite.ts";
import { DECIMAL } from "./numbers.ts";

const DASH = "[-–—‒―−]";
/** Counters of ranges. */
const COUNTER =
  "%|円|個|人|名|本|枚|台|回|日|月|年|時|分|秒|歳|倍|度|°C?|点|ページ|[百千万億兆]+(?:円|人|個|件|台|本|年|部|ドル|語|回|株|票|歩|戸|枚|トン)|" +
  "頭|羽|畳|文字|ユーロ|キロ|グラム|センチ|ミリ|メートル|リットル|トン|カップ|パーセント|営業日|週間|[かヶカケヵ]月|泊|件|匹|杯|階|話|巻|章|割|" +
  "シーズン|年度|代(?![表理わ])|[A-Za-z]{1,3}(?![A-Za-z])";
/** Counters that stand behind results and numbers of things as well: a range of these goes up, and not far. */
const OTHER_COUNTER = "種類|種(?!市|別|目)|社(?!会)|校(?![舎時])|店(?![頭長])|ドル(?!トムント|箱|札)";
const FARTHEST = 20;

/** Counters and units that a range has at both ends. */
const COUNTED = [
  "[時分秒日月年円個人名歳度回本枚台点階話巻章件匹杯泊組番号位頁代%°]",
  "[年\\d]代|[万億]円?|ページ|ドル|ユーロ|°C|[かヶカケヵ]月",
  "[kcm]?m|[km]?g|m?[lL]|[kMG]?Hz|k?[VW]|F",
].join("|");

export const ranges: readonly Rewrite[] = [
  // Pages of a book: p.12, pp. 12-15.
  [
    /(?<![A-Za-z\d.])[pP]{1,2}\.\s?(\d+)(?:\s?[-–—‒~〜～]\s?(\d+))?(?![\d.])/g,
    (_, from, to) => (to ? `${from}から${to}ページ` : `${from}ページ`),
  ],
  [/(?:(?<=[\d\p{L}%°)])\s?|、)[~〜～](?=\s?[\d\p{L}¥$])/gu, "から"],
  [/[~〜～]\s?(?=\d)/g, ""],
  [/(?<=[\d\p{L}%])[~〜～](?!\p{L})/gu, "から"],
  // The second part of a fifth chapter: a range would go up.
  [
    /(?<=第)(\d{1,3})-(\d{1,3})(?=[章節条項話巻部課編])/g,
    (whole, from, to) => (Number(from) < Number(to) ? whole : `${from}の${to}`),
  ],
  [
    new RegExp(String.raw`(?<![A-Za-z\d.-])(${DECIMAL})\s?[-–—‒]\s?(${DECIMAL})(?=\s?(?:${COUNTER}))`, "g"),
    "$1から$2",
  ],
  [
    new RegExp(
      String.raw`(?<![A-Za-z\d.-]|第|[A-Za-z] )(${DECIMAL})\s?[-–—‒]\s?(${DECIMAL})(?=\s?(?:${OTHER_COUNTER}))`,
      "g",
    ),
    (whole, from, to) =>
      Number(from) < Number(to) && Number(to) <= FARTHEST * Number(from) ? `${from}から${to}` : whole,
  ],
  // Both ends with their counter: 10時-19時, 24日、木曜日、-25日.
  [
    new RegExp(
      String.raw`(?:(?<=\d\s?(?:${COUNTED}))\s?(?:${DASH}|ー)|(?<=曜日)、\s?${DASH})\s?(?=(?:午[前後]|第)?${DECIMAL}(?:[万億]|\s?(?:${COUNTER}|°|号|番|位|組|頁|ドル|ユーロ)))`,
      "g",
    ),
    "から",
  ],
];
