import { divided } from "../../text/signs/divided.ts";
import { partsSaid } from "./labelled-parts-ja.ts";
import { sidesSaid } from "./sides-ja.ts";

/** Rows that no buyer asks for, or that only the trade understands: 「最短: 0.4m」 of a lens. */
const OF_TRADE =
  /^(?:装幀|装丁|装画|ブックデザイン|カバーデザイン|最新刷|刷数|区分|空き容量|構成|最短|最長)$/u;
/** 「AB: 良品」: what the shop's grades mean, and not how this one is. */
const GRADE = /^[A-Z]{1,3}[+＋-]?(?:ランク)?$/u;
const MEANS_GRADE = /新品|未使用|美品|良品|並品|難あり|現状|ジャンク|使用感/u;
/** 「サイズ: 1、2、3」, 「フィルター径: 直径52」: numbers of nothing. */
const SIZE = /サイズ|大きさ|寸法|径$|[長高深厚]さ$/u;
const BARE_NUMBERS = /^(?:直径)?[\d.]+(?:[、・][\d.]+)*$/u;

/** Whether a row of a Japanese table says nothing to a listener. */
export const isUnsaidRow = (label: string, value: string): boolean =>
  OF_TRADE.test(label) ||
  (GRADE.test(label) && MEANS_GRADE.test(value)) ||
  (SIZE.test(label) && BARE_NUMBERS.test(value)) ||
  /[＝=]/u.test(value);

const MEASURE_WITHOUT_UNIT =
  /((?:幅|奥行き?|高さ|縦|横|直径|厚さ|長さ|深さ)約?\d[\d.,]*)(?=(?:、[^\d、]{0,4}\d[\d.,]*)*、[^\d、]{0,4}\d[\d.,]*(cm|mm|m|㎝|㎜)(?:、|$))(?![\d.,]|[a-z㎝㎜])/g;

/** 「6か月〜24か月」: from one to the other, each with its unit. */
const SPAN = /(?<![\d.,])(約?\d[\d.,]*\p{L}{1,4})\s?[〜～~]\s?(約?\d[\d.,]*\p{L}{1,4})(?=$|、)/u;

/** A value of several words; without a figure or a character of meaning it is a name. */
const SPACED = /^(?=.*[\p{Script=Han}\d]).* .*$/u;

/** The value of a Japanese row as a voice says it. */
export function valueSaid(plain: string, label: string): string {
  return (
    partsSaid(plain.replace(/\s*[(（][^()（）]*[)）]/g, ""))
      // 「SR44×1」: a cell by its letters, and how many.
      .replace(/(?<![A-Za-z\d])([A-Z]{2,3}\d{2,4})\s?[×x✕X]\s?(\d)$/u, "$1が$2個")
      // 「直径15×30cm」, of what is rolled up.
      .replace(/^直径\s?(\d[\d.]*)\s?[×x✕X]\s?(\d[\d.]*)\s?(cm|mm|㎝|㎜)$/u, "直径$1$3、長さ$2$3")
      // 「約 幅23×奥行17×高さ16cm」: of its first side it is said.
      .replace(/^約\s*(幅|縦|横|高さ|直径|奥行き?)(?=\d)/u, "$1約")
      // 「綿100％／釦＝貝」
      .replace(/\s*／\s*(\p{L}{1,8})\s?[＝=]\s?(?=\p{L})/gu, "、$1は")
      .replace(/(?<=[\p{L}％%])\s*／\s*(?=\p{L})/gu, "、")
      // A sign before a figure and one between two are words.
      .replace(/(?<![\d\p{L}])[-−](?=\d)/gu, "マイナス")
      .replace(/(?<=\d)\s?(℃|度)?\s?[~〜～]\s?(?=マイナス|\d)/g, "$1から")
      // A space between two values is said as a comma: 「綿70%、麻30%」.
      .replace(
        /(?<=[\d％%a-zA-Z㎝㎜][)）]?)[ 　]+(?=[\p{Script=Han}\p{Script=Katakana}さー]+\s?約?\d)/gu,
        "、",
      )
      .replace(SPAN, "$1から$2まで")
      .replace(/(?<=\d\p{L}{1,4})\s?[〜～~]$/u, "から")
      .replace(/^.*[×x✕X].*$/u, (sides) => sidesSaid(sides, label))
      .replace(
        /(?<=\d|[㎝㎜mcｍ％%)）]|ミリ|センチ|メートル|インチ)\s*[×x✕X]\s*(?=[\d約高奥幅縦横厚])/gu,
        "、",
      )
      .replace(/\s+\/\s+/g, "、")
      .replace(/(?<![A-Za-z])(?:AC|DC)\s?(?=[\d~～-]+\s?V)/g, (kind) =>
        kind.startsWith("AC") ? "交流" : "直流",
      )
      .replace(/(?<=\d)\s?V(?![A-Za-z])[ 　,、]*(?=\d)/g, "ボルト、")
      .replace(/(?<=\d)\s?V(?![A-Za-z])/g, "ボルト")
      .replace(/(?<=\d)\s?W(?![A-Za-z])/g, "ワット")
      .replace(/^[＋+](?=\d)/, "プラス")
      .replace(/[φΦ]\s?(?=\d)/g, "直径")
      .replace(/(?<=\d\s?[kK]?)[ΩΩ]/g, "オーム")
      .replace(/(?<=\d)\s+(?=\p{L})/gu, "")
      // Each of several measures is said with the unit of the last.
      .replace(MEASURE_WITHOUT_UNIT, "$1$2")
      .replace(SPACED, divided)
  );
}
