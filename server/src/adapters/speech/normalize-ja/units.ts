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
  [/(?<=\d)\s?[×xX]\s?(?=\d)/g, "かける"],
  [/(?<=\d)(?:cm|mm|m)\s?[×xX]\s?(?=\d)/g, (unit) => `${names.get(unit.replace(/\s?[×xX]\s?$/, ""))}かける`],
  [/(?<=\d)\s?["”″](?!\d)/g, "インチ"],
];

/** Floors, below ground too; F alone behind a figure is an aperture or a temperature elsewhere. */
const floors: readonly Rewrite[] = [
  [/(?<![A-Za-z\d])B([1-9])F?(?=[・、,](?:B?\d{1,2}|R)F)/g, "地下$1階"],
  [/(?<![A-Za-z\d])B([1-9])F(?![A-Za-z\d])/g, "地下$1階"],
  [/(?<![A-Za-z\d.°])([1-9]\d?)F(?![A-Za-z\d])/g, "$1階"],
];

export const japaneseUnits: readonly Rewrite[] = [
  ...signs,
  ...floors,
  // The upper and the lower pressure; any other part of a whole stays a fraction.
  [
    /(?<![\d./])(\d{2,3})\/(\d{2,3})(?=\s?mmHg)|(?<=血圧[^。\d]{0,8})(\d{2,3})\/(\d{2,3})(?![\d/])/g,
    "$1$3の$2$4",
  ],
  [
    /(?<=\d\s?)(?:(L|kW?h|Wh|kcal|kJ)\/(?=\d+\s?(?:km|kg|g|mL|m2)(?![A-Za-z]))|([mμ]?g|kg)\/(?=\d+\s?(?:[md]?L|m[23])(?![A-Za-z]))|(km)\/(?=\d+\s?(?:L|kWh)(?![A-Za-z])))/g,
    (_, energy, mass, way) => `${names.get(energy ?? mass ?? way ?? "")}パー`,
  ],
  [/(?<=\d)\s?(GB|MB|TB|kg|g)\/s\b/g, (_, unit) => `${names.get(unit)}毎秒`],
  [/(\d円?)\/(kg|g|L|m2|h|GB)(?![A-Za-z0-9])/g, (_, figure, unit) => `${figure}、毎${names.get(unit)}`],
  // The difference of two shares.
  [/(?<=\d)\s?%\s?(?:pts?(?![A-Za-z])|ポイント)/g, "パーセントポイント"],
  [/(?<![\d.])(\d+(?:\.\d+)?)\s?°F(?![A-Za-z])/g, "華氏$1度"],
  [pattern, (_, unit) => names.get(unit) ?? unit],
  [alone, (unit) => names.get(unit) ?? unit],
];
