import type { Rewrite } from "../rewrite.ts";
import { spell } from "./latin.ts";
import { digitByDigit } from "./numbers.ts";

const english = [
  "ゼロ",
  "ワン",
  "ツー",
  "スリー",
  "フォー",
  "ファイブ",
  "シックス",
  "セブン",
  "エイト",
  "ナイン",
];

/** Signs in place of a name or a number that is left open. */
const open: Readonly<Record<string, string>> = {
  〇: "マル",
  "○": "マル",
  "◯": "マル",
  "×": "バツ",
  "△": "サンカク",
  "□": "シカク",
};
const spellOpen = (run: string) => [...run].map((sign) => open[sign]).join("");

/** Figures that are said in English, because the name is: 5G is a network, PS5 a console. */
export const sayings: readonly Rewrite[] = [
  [/(?<![\dA-Za-z.])([45])G(?![A-Za-z])/g, (_, digit) => `${english[Number(digit)]}ジー`],
  [/(?<![\dA-Za-z.])([23])D(?![A-Za-z])/g, (_, digit) => `${english[Number(digit)]}ディー`],
  [/(?<![\dA-Za-z.])([2-5])\s?way(?![A-Za-z])/gi, (_, digit) => `${english[Number(digit)]}ウェイ`],
  [
    /(?<![\dA-Za-z.])([1-4])in([1-4])(?![\dA-Za-z])/gi,
    (_, a, b) => `${english[Number(a)]}イン${english[Number(b)]}`,
  ],
  [/(?<![\dA-Za-z.])([2-5])ピース(?!目)/g, (_, digit) => `${english[Number(digit)]}ピース`],
  [/(?<![\d.,])1(?=サイズ|ランク|クリック|タッチ|プッシュ|コイン|オーナー|ルーム|アクション)/g, "ワン"],
  [/(?<![\dA-Za-z.])1st(?![A-Za-z])/gi, "ファースト"],
  [/(?<![\dA-Za-z.])2nd(?![A-Za-z])/gi, "セカンド"],
  [/(?<![\dA-Za-z.])3rd(?![A-Za-z])/gi, "サード"],
  [/(?<=\d)V型/g, "ブイ型"],
  // The first of all, not the first of a list.
  [
    /(?<=(?:満足度|売上|売り上げ|人気|シェア|世界|日本|業界|全国|国内|実績|顧客)\s?)No\.?\s?1(?![\d.])|(?<![A-Za-z])No\.?\s?1(?=を(?:獲得|目指)|に(?:輝|選|なっ|なる)|の(?:座|実績|シェア|人気)|シェア|企業|ブランド)/gi,
    "ナンバーワン",
  ],
  [/(?<![\dA-Za-z.])3COINS\b/g, "スリーコインズ"],
  [
    /(?<![A-Za-z])(PS|MP|F|J|G|Web|Mark|Phase|Lv\.?|Stage|Step)\s?([1-9])(?![\d.,A-Za-z])/g,
    (_, name, digit) => `${name}${english[Number(digit)]}`,
  ],
  [/(?<![A-Za-z\d])(H[1-3]|M[1-4])(?![\d.,C-Za-z-])/g, (name) => `${name[0]}${english[Number(name[1])]}`],
  // Flats of one room.
  [/(?<![\dA-Za-z.,])1(?=S?L?D?K(?:[、。・/のでに]|$)|S?L?DK(?![A-Za-z]))/g, "ワン"],
  [/(?<=\d ?)Ti(?![A-Za-z])/g, "ティーアイ"],
  // Rockets are counted in English.
  [/(?<![A-Za-z])H-?II([AB]?)(?![A-Za-z])/g, (_, kind = "") => `エイチツー${spell(kind)}`],
  // Aircraft of one maker are called figure by figure.
  [
    /(?<=ボーイング\s?|(?<![A-Za-z\d])B)7([0-9])7(?!\d)/g,
    (_, digit = "") => `ナナ${digitByDigit(digit)}ナナ`,
  ],
  // A letter behind the figure of a name is no unit: no ampere in V2A.
  [/(?<=(?<![A-Za-z\d])[A-Z]\d)[A-E](?![A-Za-z\d])/g, (letter) => spell(letter)],
  [/(?<![A-Za-z])(B)(?:2|to)([BC])(?![A-Za-z])/g, "$1トゥー$2"],
  // A key beside others; Del is a name as well.
  [/(?<=[A-Za-z]\s?\+\s?)Del(?![A-Za-z])|(?<![A-Za-z])Del(?=キー)/g, "デリート"],
  [/(?<![A-Za-z])CO2(?![A-Za-z\d])/g, "シーオーツー"],
  [/(?<![A-Za-z])H2O(?![A-Za-z\d])/g, "エイチツーオー"],
  [/(?<![A-Za-z])ETC(?![A-Za-z])/g, "イーティーシー"],
  // A run of two to four, a longer one is a line; 二〇〇六 is a number.
  [/(?<![\d〇一二三四五六七八九十百千])〇{2,4}(?![\d〇一二三四五六七八九])/g, spellOpen],
  [/([○◯×△□])\1+/g, (run) => (run.length <= 4 ? spellOpen(run) : run)],
  // The marks of a telephone, not volts.
  [
    /(?<=Xperia (?:1|5|10) )(II|III|IV|V|VI{1,3})(?![A-Za-z])/gi,
    (numeral) => `マーク${english[Number(roman(numeral.toUpperCase()))]}`,
  ],
  // The strength of an earthquake.
  [/(?<![A-Za-z\d])M(?=[1-9]\.\d(?!\d))/g, "マグニチュード"],
  [/(?<=Windows )(?:10|11)(?![\d.])/g, (version) => (version === "10" ? "テン" : "イレブン")],
  [/(?<![A-Za-z])St\.\s?(?=[ァ-ヺ])/g, "セント"],
  [/\(株\)/g, "株式会社"],
  [/\(有\)/g, "ユーゲンガイシャ"],
  // Initials are letters, not the end of a sentence.
  [/(?<![A-Za-z.])(?:[A-Z]\.){2,}/g, (initials) => `${initials.replaceAll(".", "")} `],
];

const romanDigits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

function roman(numeral: string): string {
  const values = [...numeral].map((letter) => romanDigits[letter] ?? 0);
  return String(values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0));
}

const NUMERAL = "X{0,2}(?:IX|IV|VI{0,3}|I{1,3})|X{1,2}";
/** Behind these letters a numeral is counted in Japanese: コラーゲンIII型, 第IV章. */
const IN_JAPANESE = "[型期号類度相群種代番部章巻条項幕回話編世]";

/** Before characters are unified: afterwards Ⅱ is two letters. */
export const romanSigns: readonly Rewrite[] = [
  [
    new RegExp(`(?<=[ァ-ヺー] ?)[Ⅱ-Ⅸ](?![Ⅰ-Ⅻ]| ?${IN_JAPANESE})`, "g"),
    (sign) => english[Number(roman(sign.normalize("NFKC")))] ?? sign,
  ],
  // Tens with what stands behind them are one numeral; ⅠⅡ side by side are two.
  [/[ⅩⅬⅭ]+[Ⅰ-Ⅸ]?|[Ⅰ-Ⅻ]/g, (sign) => roman(sign.normalize("NFKC"))],
];

/** Powers of a figure, or of a variable beside a sign of arithmetic; behind other letters they are units: m². */
export const powers: readonly Rewrite[] = [
  [
    /(?<=(?<![\d.])\d{1,3}|(?:^|[=+\-−×÷/( 、。「])[a-zA-Z]|(?<=[a-zA-Z]\s?[-+−]\s?\d{1,3})\))[²³](?=\s?(?:[-=+−×÷/)]|$|[のはをがにと、。]))/g,
    (power) => (power === "²" ? "の2乗" : "の3乗"),
  ],
];

/** A part behind a whole, before both are unified to one row of figures: 1½ is not 11/2. */
export const mixedNumbers: readonly Rewrite[] = [
  [/(?<=\d)\s?(?=[¼-¾⅐-⅞])|(?<=(?<![\d.])\d)・(?=[1-9]\/[2-9](?!\d))/g, "と"],
];

/** Numerals in letters: of rulers and parts (第X回 may be any), and behind a name, if they are at least two letters, and no size. */
export const romanLetters: readonly Rewrite[] = [
  [new RegExp(`(?<![A-Za-z])(?:${NUMERAL})(?= ?世(?![界代紀間帯論]))`, "g"), (letters) => roman(letters)],
  [
    new RegExp(`(?<=第 ?)(?!X{1,2}(?![IV]))(?:${NUMERAL})(?= ?${IN_JAPANESE})`, "g"),
    (letters) => roman(letters),
  ],
  [/(?<![A-Za-z])(?:I|II|III|IV|V)(?=型(?:糖尿病|アレルギー|コラーゲン))/g, (letters) => roman(letters)],
  [new RegExp(`(?<![A-Za-z])(?:${NUMERAL})(?=\\s?世紀)`, "g"), (letters) => roman(letters)],
  // Parts of a series are counted in English: ロッキーIII, ファイナルファンタジーVII.
  [
    new RegExp(`(?<=[ァ-ヺー] ?)(?:II|III|IV|VI{1,3}|IX)(?![A-Za-z]| ?${IN_JAPANESE})`, "g"),
    (letters) => english[Number(roman(letters))] ?? letters,
  ],
  [
    /(?<=[ァ-ヺー\p{Script=Han}a-z] ?)(?:II|III|IV|VI{1,3}|IX|XI{1,3}|XIV|XVI{0,3})(?![A-Za-z])/gu,
    (letters) => roman(letters),
  ],
];
