import type { Draft } from "../../draft.ts";
import { rowInWords } from "./row-words-ja.ts";
import type { Spec } from "./specs.ts";

/** The matters that rows tell of; a row of several stands beside rows of each. */
const KINDS: readonly RegExp[] = [
  /サイズ|大きさ|寸法|外寸|[長高厚深太細]さ|[全弦身]長|丈$|幅|奥行|径|重さ|重量|質量|自重|容量/u,
  /素材|材質|材料|生地|仕上げ|縫い|色|カラー/u,
  // Food, and how long it can be eaten.
  /原材?料|成分|アレルギー|アレルゲン|内容量|賞味|消費期限|産地|原産|生産[国地]|保存/u,
  /精米|アルコール|酸度|日本酒度|甘|原料|酵母|酒米/u,
  // Power, and all that a machine takes and gives.
  /電[源圧流池力]|出力|入力|周波数|充電|動作|使用温度|回転|効率|点灯|明るさ|防水|面積|広さ|加湿|風量/u,
  /出版|刊行|版|判型|頁|ページ|著者|訳者/u,
  /杜氏|作者|作家|著者|訳者|監修|デザイナー|デザイン|製作|製造|蔵元|窯元|職人|生産者/u,
  /付属|同梱|添付/u,
];
/** 「天板: 幅120cm、奥行80cm」: whatever its label, a row of sides is a size. */
const SIDES = /^(?:幅|縦|直径)約?\d/u;
const kindsOf = ({ label, value }: Spec) =>
  KINDS.flatMap((kind, at) => (kind.test(label) || (at === 0 && SIDES.test(value)) ? [at] : []));
const isMeasured = ({ value }: Spec) => /\d/u.test(value);

/** 重さは60gで、素材は綿です: of the whole thing one asks for both. */
const OF_ALL = /^(?:サイズ|大きさ|寸法|外寸|本体サイズ|重さ|重量|質量|全長|長さ)/u;
const OF_WHAT = /^(?:素材|材質|材料|生地)/u;
/** 原材料は大豆、塩で、賞味期限は90日です: the label of a food has them beside each other. */
const OF_FOOD = /^(?:原材料|内容量|賞味期限|消費期限|産地|原産|生産[国地]|保存)/u;
/** 出版社は東書房で、刊行年は昭和40年です */
const OF_BOOK = /^(?:出版|発行|刊行|初版|版元)/u;
const KINDRED: readonly (readonly [RegExp, RegExp])[] = [
  [OF_ALL, OF_WHAT],
  [OF_FOOD, OF_FOOD],
  [OF_BOOK, OF_BOOK],
];

const isOfOneMatter = (one: Spec, other: Spec) => {
  const [kinds, others] = [kindsOf(one), kindsOf(other)];
  const isUnknown = kinds.length === 0 && others.length === 0;
  return isMeasured(one) === isMeasured(other) && (isUnknown || kinds.some((kind) => others.includes(kind)));
};
const isKindred = ({ label }: Spec, other: Spec) =>
  KINDRED.some(([a, b]) => (a.test(label) && b.test(other.label)) || (b.test(label) && a.test(other.label)));

/** Sentences of a Japanese table, two rows to one where they are alike: 重さは60gで、高さは9cmです。 */
export const rowsPaired = (specs: readonly Spec[]): Draft[] =>
  paired(specs.map(rowInWords).filter((row) => row !== null));

function paired(specs: readonly Spec[]): Draft[] {
  const [first, ...rest] = specs;
  if (!first) return [];
  const free = isWhole(first) ? [] : rest.filter((row) => !isWhole(row));
  const partner = free.find((row) => isOfOneMatter(first, row)) ?? free.find((row) => isKindred(first, row));
  return [sentenceOf(partner ? [first, partner] : [first]), ...paired(rest.filter((row) => row !== partner))];
}

const isWhole = ({ isSentence, ending }: Spec) => isSentence === true || ending !== undefined;

const sentenceOf = (specs: readonly Spec[]): Draft => ({
  text: `${specs.map(({ label, value }) => `${label}は${value}`).join("で、")}${specs.at(-1)?.ending ?? "です"}。`,
  ties: specs.flatMap(({ value, place, parts }) => parts ?? [{ text: value, ...place }]),
});
