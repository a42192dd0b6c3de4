import type { Rewrite } from "../rewrite.ts";

const DASH = "[-–—‒―−﹣]";
const MONEY = String.raw`[¥$€£₩]?\s?`;

/** Words of accounts, where an amount in brackets or behind a triangle is a loss. */
const ACCOUNT =
  "利益|損益|損失|赤字|収支|増減|差額|前年比|前期比|前月比|前年同期|純資産|キャッシュ|売上|収入|残高|合計|経常|営業|当期|業績|決算";
/** A bare figure in brackets may be a year or a note, one with commas or a currency is an amount. */
const AMOUNT = String.raw`[¥$€£₩]?\d{1,3}(?:,\d{3})+(?:\.\d+)?|[¥$€£₩]\d+(?:\.\d+)?`;

/** Words of quantities, behind which a hyphen before a figure is a minus even where no unit follows. */
const QUANTITY = "スコア|ポイント|ハンデ|マージン|バランス|ギャップ|レート|ランク|パー|トータル|プラス";
const COUNTED =
  "%|パーセント|度|円|点|ポイント|℃|°|万|億|兆|ドル|ユーロ|ポンド|人|件|個|回|キロ|[cmk]?m|[k]?g|dB|V";

/** Before amounts are rewritten, while they have their commas and currency signs. */
export const negativeAmounts: readonly Rewrite[] = [
  [/([¥$€£₩])\s?[-−–]\s?(?=\d)/g, "-$1"],
  // Two amounts side by side are cells of a row, and so is what follows an account.
  [
    new RegExp(
      String.raw`(?<=(?:${ACCOUNT})[^。\n]{0,24}[\s、,|:はが]|^[^。\n]{0,40}\d[\s|、]\s?)\((${AMOUNT})\)(?=$|[\s、。|])`,
      "gu",
    ),
    "、マイナス$1、",
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
