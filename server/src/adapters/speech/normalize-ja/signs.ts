import type { Rewrite } from "../rewrite.ts";

const DASH = "[-–—‒―−﹣]";
const MONEY = String.raw`[¥$€£₩]?\s?`;

/** Words of accounts, where an amount in brackets or behind a triangle is a loss. */
const ACCOUNT =
  "利益|損益|損失|[差除却価減]損|[差却価]益|赤字|収支|増減|差額|前年比|前期比|前月比|前年同期|純資産|キャッシュ|売上|収入|残高|合計|経常|営業|当期|業績|決算";
/** The last word of an account of losses or results, where the bracket may stand right behind it. */
const LOSS = "損失|赤字|損益|収支|利益|[差除却価減]損|[差却価]益";
/** A bare figure in brackets may be a year or a note, one with commas or a currency is an amount. */
const AMOUNT = String.raw`[¥$€£₩]?\d{1,3}(?:,\d{3})+(?:\.\d+)?|[¥$€£₩]\d+(?:\.\d+)?`;

/** Words of quantities, behind which a hyphen before a figure is a minus even where no unit follows. */
const QUANTITY =
  "スコア|ポイント|ハンデ|ハンディ|ハンディキャップ|インデックス|スプレッド|リターン|オフセット|パフォーマンス|マージン|バランス|ギャップ|レート|ランク|パー|トータル|プラス";
const COUNTED =
  "%|パーセント|度|円|点|ポイント|℃|°|万|億|兆|ドル|ユーロ|ポンド|人|件|個|回|キロ|[cmk]?m|[k]?g|dB|V";

/** An account with its cells. */
const CELLS = new RegExp(String.raw`(?:${ACCOUNT})(?:[\s、|\d.,()]|マイナス)+`, "gu");
/** Marks of notes, which follow one another. */
const NOTES = /\(1\).*\(2\)/su;

/** In each step a figure is looked at once: a row may be as long as it likes. */
const bareLosses = (table: string) =>
  NOTES.test(table)
    ? table
    : table.replace(CELLS, (cells) =>
        cells.replace(/\((\d{2,3}|\d{1,3}\.\d+)\)(?=$|[\s、。|])/gu, "、マイナス$1、"),
      );

/** Before amounts are rewritten, while they have their commas and currency signs. */
export const negativeAmounts: readonly Rewrite[] = [
  [/([¥$€£₩])\s?[-−–]\s?(?=\d)/g, "-$1"],
  [/([¥$€£₩])\((\d[\d,]*(?:\.\d+)?)\)/g, "-$1$2"],
  // Two amounts side by side are cells of a row, and so is what follows an account.
  [
    new RegExp(
      String.raw`(?<=(?:${ACCOUNT})[^。\n]{0,24}[\s、,|:はが]|(?:${LOSS})|^[^。\n]{0,40}\d[\s|、]\s?)\((${AMOUNT})\)(?=$|[\s、。|])`,
      "gu",
    ),
    "、マイナス$1、",
  ],
  // Where the unit of the amounts is told a bare one is a loss, too.
  [/単位\s?[:は]?\s?[百千十万億兆]*(?:円|ドル|ユーロ)[^。\n]*/gu, bareLosses],
];

const FIGURE = String.raw`\d+(?:\.\d+)?`;
/** Measures behind figures that can be below zero; clock times, dates and numbers in an order cannot. */
const MEASURE =
  "%|パーセント|ポイント|pt|℃|°C?|度|円|ドル|ユーロ|ポンド|点|人|件|個|台|本|倍|[cmk]?m|[mk]?g|dB|k?V|[kMG]?W|[kMG]?Hz|m?L";
const SCALE = "[万億兆千百]*";
const scales: Readonly<Record<string, number>> = { 百: 1e2, 千: 1e3, 万: 1e4, 億: 1e8, 兆: 1e12 };
const amountOf = (figure = "", scale = "") =>
  [...scale].reduce((value, one) => value * (scales[one] ?? 1), Number(figure));
const TEMPERATURE = /^(?:℃|°C?|度)$/;
const CURRENCY = /^(?:円|ドル|ユーロ|ポンド)$/;
/** Measures whose figures are as often below zero as above. */
const BELOW_ZERO = /^(?:%|パーセント|ポイント|pt|dB)$/;
/** Counters of things that are sold by the piece: a dash behind one leads to a price or a reduction. */
const PIECES = /^[人個本枚泊杯皿台名袋箱食缶回件]$/;
/** An amount of less than this share of the one before is a change of it, not the end of a range. */
const CHANGE = 0.1;
const isSame = (one: string, other: string) =>
  one === other || (TEMPERATURE.test(one) && TEMPERATURE.test(other));

/**
 * A dash between two counted figures that cannot be a range: 1月-5℃ and 1,200円-35円 are a minus, 60分-5,000円 is a
 * thing and its price.
 */
export const losses: readonly Rewrite[] = [
  [
    new RegExp(
      String.raw`(${FIGURE})(${SCALE})\s?([\p{Script=Han}%℃°]{1,2}|[A-Za-z]{1,3}|ポイント|ドル|ユーロ|[かヶカケヵ]月)(\s?)${DASH}(\s?)(${FIGURE})(${SCALE})(\s?)(${MEASURE})(?![A-Za-z\d]|\s?(?:引き|割引|オフ|OFF|off))`,
      "gu",
    ),
    (whole, from, fromScale, one = "", before, after, to, toScale, gap, other = "") => {
      const [first, second] = [`${from}${fromScale}${one}`, `${to}${toScale}${gap}${other}`];
      const loss = `${first}、マイナス${second}`;
      const isSigned = before && !after;
      if (isSame(one, other)) {
        const share = amountOf(to, toScale) / amountOf(from, fromScale);
        return isSigned || (!before && CURRENCY.test(other) && share < CHANGE) ? loss : whole;
      }
      const isBelow = TEMPERATURE.test(other) || (BELOW_ZERO.test(other) && !PIECES.test(one));
      return isBelow && (isSigned || !before) ? loss : `${first}、${second}`;
    },
  ],
];

/** A hyphen or dash before a figure that joins nothing. Names of models and ranges were taken out before. */
export const minus: readonly Rewrite[] = [
  [new RegExp(String.raw`[▲△▼](?=\s?${MONEY}\d)`, "g"), "マイナス"],
  // Joined to a name in katakana a hyphen counts as minus only where a quantity is spoken of.
  [new RegExp(String.raw`(?<=[ァ-ヺー])(?<!${QUANTITY})-(?=\d+(?![\d.,]|\s?(?:${COUNTED})))`, "g"), ""],
  [
    new RegExp(String.raw`(?<![\dA-Za-z)\]%°℃-]|\d\s|\d[\p{Script=Han}]{1,2})${DASH}\s?(?=${MONEY}\d)`, "gu"),
    "マイナス",
  ],
];
