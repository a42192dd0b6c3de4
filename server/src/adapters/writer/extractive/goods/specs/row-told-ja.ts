import { mentionsIn } from "#kernel/ties/mentions";

/** Whether sentences say all figures of a row, in whatever unit, or all words of one without a figure. */
export function isTold(value: string, told: readonly string[]): boolean {
  const own = figuresIn(value);
  const said = told.flatMap(figuresIn);
  if (own.length > 0)
    return own.every((one) => said.some((other) => one.amount === other.amount && one.unit === other.unit));
  return value.split("、").every((word) => told.some((text) => text.includes(word)));
}
/** A tolerance says nothing that a listener misses. */
const TOLERANCE = /[、\s]*(?:±|プラスマイナス)\s?[\d.]+\s?[%％]?/g;
const figuresIn = (text: string) =>
  mentionsIn(
    text
      .replace(TOLERANCE, "")
      // 「六割五分まで磨いて」 is 65%, and no time.
      .replace(SHARE, (_, tens: string, ones: string) => `${kanjiDigit(tens)}${kanjiDigit(ones)}%`)
      .replace(/([\d.]+)\s?mA(?!h)/g, (_, milli: string) => `${Number(milli) / 1000}A`),
  ).flatMap(({ value }) => (value.kind === "amount" ? [value] : []));
const DIGITS = "〇一二三四五六七八九";
const SHARE = /([一二三四五六七八九])割([一二三四五六七八九])分/gu;
const kanjiDigit = (sign: string) => DIGITS.indexOf(sign);
