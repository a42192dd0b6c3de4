const FIGURE = String.raw`(約?\d[\d.]*)`;
const BY = String.raw`\s?[×x✕X]\s?`;
const UNIT = String.raw`\s?(cm|mm|m|㎝|㎜)`;
const TWO = new RegExp(`^${FIGURE}${BY}${FIGURE}${UNIT}$`, "u");
const THREE = new RegExp(`^${FIGURE}${BY}${FIGURE}${BY}${FIGURE}${UNIT}$`, "u");
/** Each of two values of a spanner has its unit; others are the sides of one thing. */
const OF_WIDTHS = /口径|適応|適合|二面幅|対辺/;

/** 「大きさ（幅×奥行×高さ）」, 「サイズ(W×D×H)」: the label names the sides. */
const NAMES =
  /(?<names>(?:幅|奥行き?|高さ|厚さ|厚み|長さ|縦|横|[WDHL])(?:[×x✕X](?:幅|奥行き?|高さ|厚さ|厚み|長さ|縦|横|[WDHL]))+)/u;
const LETTERS: Readonly<Record<string, string>> = { W: "幅", D: "奥行", H: "高さ", L: "長さ" };
/** 「W24×D26×H33cm」 */
const LETTERED = /(?<![A-Za-z])([WDHL])\s?(?=約?\d)/gu;

/**
 * The sides of a Japanese row: 「14×17mm」 as two measures, each with its unit. Of three sides nobody hears which is
 * which: where neither label nor value names them, nothing is said.
 */
export function sidesSaid(value: string, label: string): string {
  const lettered =
    (value.match(LETTERED) ?? []).length > 1
      ? value.replace(LETTERED, (_, letter: string) => LETTERS[letter] ?? letter)
      : value;
  const names = (NAMES.exec(label.normalize("NFKC").replace(/[\s/・]/g, "×"))?.groups?.names ?? "")
    .split(/[×x✕X]/)
    .map((name) => LETTERS[name] ?? name);
  const [, ...parts] = THREE.exec(lettered) ?? TWO.exec(lettered) ?? [];
  const [unit = "", ...figures] = parts.toReversed();
  const sides = figures.toReversed();
  if (sides.length === 0) return lettered;
  if (names.length === sides.length) return sides.map((one, at) => `${names[at]}${one}${unit}`).join("、");
  if (sides.length > 2) return "";
  return sides.map((one) => `${one}${unit}`).join(OF_WIDTHS.test(label) ? "と" : "かける");
}
