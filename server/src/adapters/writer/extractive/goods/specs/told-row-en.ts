import type { Spec } from "./specs.ts";

/** How a text writes out what a table abbreviates. */
const WRITTEN: Record<string, string> = {
  in: "in(?:ch(?:es)?)?",
  ft: "f(?:t|oot|eet)",
  lb: "(?:lbs?|pounds?)",
  lbs: "(?:lbs?|pounds?)",
  oz: "(?:oz|ounces?)",
  g: "(?:g|grams?)",
  kg: "(?:kg|kilos?|kilograms?)",
  mm: "(?:mm|millimet(?:re|er)s?)",
  cm: "(?:cm|centimet(?:re|er)s?)",
  m: "(?:m|met(?:re|er)s?)",
  l: "(?:l|lit(?:re|er)s?)",
};
/** A smaller unit in which a text may say the same: "1.2 kg" as "1,200 grams". */
const SMALLER: Record<string, readonly [string, number]> = {
  kg: ["g", 1000],
  l: ["ml", 1000],
  m: ["cm", 100],
  cm: ["mm", 10],
};

/** An amount of a table, as a text may write it. */
const amountPattern = (amount: string, unit: string) => {
  const [whole = "", part = ""] = amount.replaceAll(",", "").split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",?");
  const decimals = part.replace(/0+$/, "");
  const tail = decimals ? `\\.${decimals}0*` : "(?:\\.0+)?";
  return `(?<![\\d.,])${grouped}${tail}[\\s-]?${WRITTEN[unit] ?? unit}(?!\\p{L})`;
};

/** Whether sentences of the page have a row's value already: a figure with its unit, or several words. */
export function tellsRow(said: string, { label, value }: Spec): boolean {
  const bare = value.toLowerCase();
  const [, amount, unit] = /^(?:up to )?(\d[\d.,]*)\s?(\p{L}+)$/u.exec(bare) ?? [];
  if (amount && unit) {
    const [smaller, times] = SMALLER[unit] ?? [];
    const less = smaller && times ? [amountPattern(String(roundOf(amount, times)), smaller)] : [];
    return new RegExp([amountPattern(amount, unit), ...less].join("|"), "u").test(said);
  }
  return (bare.includes(" ") && said.includes(bare)) || (MATERIAL.test(label) && hasWord(said, bare));
}
const roundOf = (amount: string, times: number) =>
  Number((Number(amount.replaceAll(",", "")) * times).toFixed(3));

/** Of what a thing is made is told by one word: "struck in fine silver". */
export const MATERIAL = /^(?:main |outer |item |product )?(?:materials?|fabric|metal)$/i;
export const hasWord = (text: string, word: string) =>
  /^\p{L}{3,}$/u.test(word) && new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, "u").test(text);
