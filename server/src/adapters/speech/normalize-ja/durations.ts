import type { Rewrite } from "../rewrite.ts";

const number = (digits: string | undefined) => String(Number(digits));

/** Words that say that a figure with colons is a length of time, not a time of day. */
const RAN = "で(?:完走|走|ゴール|泳|フィニッシュ|優勝)";
const LENGTH = "タイム|記録|所要|再生|収録|動画|長さ|尺|ラップ|完走|ゴール|走破|残り|経過|開始から";

/** A ratio, where its figures could be a time of day. */
const PROPORTION = String.raw`(?<=(?:比|割合|配合|アスペクト|オッズ|倍率)[はがをの率]{0,2}\s?)(\d{1,4}):(\d{1,4})(?![\d:])|(?<![\d:])(\d{1,4}):(\d{1,4})(?=(?:の|に|で)(?:割合|比|比率|縮尺|配合|混ぜ|混合|薄め|希釈|割)|の(?:縦|横|動画|映像|画面|画像|写真|モニター|ディスプレイ|ワイド))`;

/** Lengths of time and proportions, before any other colon is taken for a time of day. */
export const durations: readonly Rewrite[] = [
  [
    /(?<![A-Za-z\d.])(\d+)\s?h\s?(\d{1,2})\s?m(?:in)?(?:\s?(\d{1,2})\s?s(?:ec)?)?(?![A-Za-z\d/])/g,
    (_, hours, minutes, seconds) => `${hours}時間${minutes}分${seconds ? `${seconds}秒` : ""}`,
  ],
  [/(?<![A-Za-z\d.])(\d+)\s?m(?:in)?\s?(\d{1,2})\s?s(?:ec)?(?![A-Za-z\d/])/g, "$1分$2秒"],
  // Feet have twelve inches: more than that behind the sign are seconds.
  [/(?<![\d'])(\d{1,2})['′](0\d|1[2-9]|[2-5]\d)(?:["″]|''|′′)(\d{1,2}(?!\d))?/g, "$1分$2秒$3"],
  [/(?<![\d'])(\d)['′](1[01]|\d)(?:["″]|''|′′)(?!\d)/g, "$1フィート$2インチ"],
  [
    new RegExp(
      String.raw`(?:(?<=(?:${LENGTH})[^。\d]{0,6})|(?<![\d:])(?=[\d:]+${RAN}))(\d{1,2}):([0-5]\d):([0-5]\d)(?![\d:])`,
      "g",
    ),
    (_, hours, minutes, seconds) => `${number(hours)}時間${number(minutes)}分${number(seconds)}秒`,
  ],
  [
    new RegExp(
      String.raw`(?:(?<=(?:${LENGTH})[^。\d]{0,6})|(?<![\d:])(?=[\d:]+${RAN}))(\d{1,3}):([0-5]\d)(?![\d:.])`,
      "g",
    ),
    (_, minutes, seconds) => `${Number(minutes) ? `${number(minutes)}分` : ""}${number(seconds)}秒`,
  ],
  // A stop watch: 9:58.3.
  [
    /(?<![\d:])(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)\.(\d{1,3})(?!\d)/g,
    (_, hours, minutes, seconds, part) =>
      `${hours ? `${number(hours)}時間` : ""}${number(minutes)}分${number(seconds)}秒${part}`,
  ],
  [new RegExp(PROPORTION, "g"), (_, a, b, c, d) => `${a ?? c}たい${b ?? d}`],
];
