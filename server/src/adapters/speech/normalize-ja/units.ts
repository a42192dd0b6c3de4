import type { Rewrite } from "../rewrite.ts";
import { alternatives } from "../table.ts";
import { wordList } from "../word-list.ts";

/**
 * Written unit → spoken unit. Case matters where it decides the unit. DK ends in hiragana, because the front
 * end reads ディーケー after a figure as ディーケイ.
 */
const names = wordList("ja-units");

const pattern = new RegExp(String.raw`(?<=\d|万|億)\s?(${alternatives(names.keys())})(?![A-Za-z0-9])`, "g");

/** Units that stand alone: サイズ(cm). */
const alone = /(?<![A-Za-z\d./-])(?:[kmμ]g|[kcmμn]m|[md][lL])(?![A-Za-z\d./-])/g;

/** Signs between figures that are part of a measure. */
const signs: readonly Rewrite[] = [
  [/[φΦØ⌀]\s?(?=\d)|(?<=\d(?:[cm]?m)?\s?)[φΦ⌀]/g, "ファイ"],
  [/(?<=気温|温度|最高|最低)-(?=\d)/g, "マイナス"],
  [/(?<=\d)\s?[×xX]\s?(?=\d)/g, "かける"],
  [/(?<=\d)(?:cm|mm|m)\s?[×xX]\s?(?=\d)/g, (unit) => `${names.get(unit.replace(/\s?[×xX]\s?$/, ""))}かける`],
  [/(?<=\d)\s?["”″](?!\d)/g, "インチ"],
];

export const japaneseUnits: readonly Rewrite[] = [
  ...signs,
  [/(?<=\d)\s?(GB|MB|TB|kg|g)\/s\b/g, (_, unit) => `${names.get(unit)}毎秒`],
  [/(\d円?)\/(kg|g|L|m2|h|GB)(?![A-Za-z0-9])/g, (_, figure, unit) => `${figure}、毎${names.get(unit)}`],
  [pattern, (_, unit) => names.get(unit) ?? unit],
  [alone, (unit) => names.get(unit) ?? unit],
];
