import type { Rewrite } from "../rewrite.ts";
import { wordRows } from "../word-list.ts";

const doubled = ["", "イッ", "", "", "", "", "ロッ", "", "ハッ"];
const tens = ["", "", "ニ", "サン", "ヨン", "ゴ", "ロク", "ナナ", "ハチ", "キュー"];

/** Behind a small ッ the sounds of ハ行 are hard, behind サン voiced: イッポー, サンビョー. */
const hard: Readonly<Record<string, string>> = { ハ: "パ", ヒ: "ピ", フ: "プ", ヘ: "ペ", ホ: "ポ" };
const harden = (read: string) => `${hard[read[0] ?? ""] ?? ""}${read.slice(1)}`;

/**
 * A figure with its counter in kana. The sound at their joint follows from the counter's first one:
 * カ行 (k) doubles behind 1, 6, 8 and 10, サ行 and タ行 (s) not behind 6, ハ行 (h) becomes hard as well.
 */
function count(digits: string, read: string, kind: string): string {
  const said = kind === "h" ? harden(read) : read;
  const last = Number(digits.at(-1));
  if (kind === "-" || /[十百千]$/.test(digits)) return `${digits}${read}`;
  if (last === 3 && kind === "h") return `${digits}${said}`;
  if (last === 0 && digits.at(-2) !== "0" && digits.length > 1)
    return `${digits.length > 2 ? `${digits.slice(0, -2)}00` : ""}${tens[Number(digits.at(-2))]}ジュッ${said}`;
  const joint = last === 6 && kind === "s" ? "" : doubled[last];
  if (!joint) return `${digits}${read}`;
  return `${digits.length > 1 ? `${digits.slice(0, -1)}0` : ""}${joint}${said}`;
}

/** Deeds done to things that were counted: the counter ends before them. */
const DEED =
  "修正|増加?|減少?|追加|発生|確認|報告|検出|表示|掲載|登録|販売|購入|受注|投稿|削除|対応|該当|公開|更新|成約|紹介|選択|処理|完了|参加|上昇";

/** Counters that the front end does not know as such, or takes for another word: 3行, 1世帯, 10拠点. */
export const counted: readonly Rewrite[] = wordRows("ja-counters").map(
  ([written = "", read = "", kind = "", not = ""]): Rewrite => [
    new RegExp(
      String.raw`(?<![\d.,])(\d{1,6})${written}(?![々${not}]|(?!${DEED})[\p{Script=Han}](?<![以目分間前後中差角]))`,
      "gu",
    ),
    (_, digits = "") => count(digits, read, kind),
  ],
);
