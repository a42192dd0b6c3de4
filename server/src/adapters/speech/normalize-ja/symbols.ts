import type { Rewrite } from "../rewrite.ts";
import { wordRows } from "../word-list.ts";

/** A letter by itself; a word of them is Greek, which no voice here speaks. */
const greek = new Map(wordRows("greek").map(([letter = "", ja = ""]) => [letter, ja]));

/** Signs by their names, pauses for what has none; at the end all that the voice knows nothing of goes. */
export const japaneseSymbols: readonly Rewrite[] = [
  [/#(?=[\p{L}])/gu, "ハッシュタグ"],
  [/#(?=\d)/g, "ナンバー"],
  [/\s?&\s?/g, "アンド"],
  [/@/g, "アット"],
  [/±/g, "プラスマイナス"],
  [/√(?=[\p{L}\d])/gu, "ルート"],
  [/∞/g, "無限大"],
  [/§+\s?(?=\d)/g, "セクション"],
  [/♪(?=[をがはの])/g, "おんぷ"],
  [/\+(?=[\dα-ω])|(?<=[\d\p{L}])\s?\+\s?(?=[\d\p{L}])|(?<=[\p{L}\d])\+/gu, "プラス"],
  [/(?<=[\d\p{L}])\s?[=＝]\s?(?=[\d\p{L}])/gu, "イコール"],
  [/(?<=\d)\s?÷\s?(?=\d)/g, "わる"],
  [/[×✕](?=[\p{L}\d])/gu, "かける"],
  [/≒/g, "およそ"],
  [/≧|≥/g, "以上"],
  [/≦|≤/g, "以下"],
  [/℃|°C/g, "度"],
  [/[%]/g, "パーセント"],
  [/〒/g, "郵便番号"],
  [/(?<!\p{Script=Greek})[α-ωΑ-Ω](?!\p{Script=Greek})/gu, (letter) => greek.get(letter.toLowerCase()) ?? ""],
  [/[©®™]/g, ""],
  [/ *(?:\.{2,}|・{2,}|[―—–─]{1,}|[→⇒←↑↓⇔]|[;:|/\\]|[「」『』【】〔〕《》〈〉()[\]{}"“”]) */g, "、"],
  [/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[.](?!\d)/gu, "。"],
  [/[,،](?!\d{3})/g, "、"],
  [/(?<=\p{L})-(?=[\p{L}\d])/gu, ""],
  [/[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}A-Za-z0-9々ー、。!?！？・.,⸢⸣ꜜ⸨⸩\s-]/gu, ""],
  [/(?<=[\p{Script=Han}\d])\s+(?=[\p{Script=Han}\d])/gu, "、"],
  [/(?<![A-Za-z])\s+|\s+(?![A-Za-z])/g, ""],
  [/\s+/g, "、"],
  [/[、・]*([。!?])[、。]*/g, "$1"],
  [/、{2,}/g, "、"],
  [/^[、。・!?ー\s-]+/g, ""],
];
