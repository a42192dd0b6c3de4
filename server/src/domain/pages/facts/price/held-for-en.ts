import type { FoundFact } from "../found.ts";
import type { Line } from "../lines.ts";
import { pricesIn } from "../money.ts";

/** "Hardcover", "MP3 Music, February 7, 2025": a form in which a book, a record or a film is sold. */
const FORMAT =
  /^(hardcover|hardback|(?:mass market )?paperback|kindle(?: edition)?|e-?book|audio ?book|audio cd|cd|mp3(?: music| album)?|vinyl|dvd|blu-ray)\b(?=$|[,:]| [–—-] | ?(?:[A-Z]{2,3} ?)?[$£€])/i;
const SIZE_LABEL = /^(?:size|volume|weight|pack size):?\s*(.*)$/i;
/** "1 oz/ 30 mL", "250 g": what is in a jar or a bag, and no size of clothes or of a screen. */
const MEASURE = /^(\d[\d.,]*) ?(ml|cl|l|oz|fl\.? ?oz|g|kg|lbs?)\.?(?: ?[/(|].{0,14})?$/i;
const LONGEST = 60;
/** So many lines away its other sizes, and its price, stand. */
const NEAR = 12;
const FAR = 40;

/** The price with the format or the amount for which the page shows it, where it sells others, too. */
export const withHeldFor = (lines: readonly Line[], facts: readonly FoundFact[]): FoundFact[] => {
  const texts = lines.filter(({ elsewhere }) => !elsewhere).map(({ text }) => text.trim());
  return facts.map((fact) => {
    if (fact.kind !== "price" || !fact.provenance || fact.currency === "JPY") return fact;
    const held = formatAt(texts, Number(fact.value)) ?? amountAt(texts, Number(fact.value));
    return held ? { ...fact, provenance: { ...fact.provenance, held } } : fact;
  });
};

/** The only one of several formats that has this price beside it. */
function formatAt(texts: readonly string[], price: number): string | null {
  const sold = texts.flatMap((text, at) => {
    const [, format = ""] = (text.length <= LONGEST && FORMAT.exec(text)) || [];
    const next = texts[at + 1] ?? "";
    const amounts = format ? pricesIn(text.length > format.length && hasPrice(text) ? text : next) : [];
    const isOne = amounts.length === 1 && (hasPrice(text) || next.length <= LONGEST / 3);
    return isOne ? [{ format: kindOf(format), amount: Number(amounts[0]?.amount) }] : [];
  });
  const all = new Set(sold.map(({ format }) => format));
  const [own, ...others] = new Set(sold.filter(({ amount }) => amount === price).map(({ format }) => format));
  return own && others.length === 0 && all.size > 1 ? own : null;
}
const hasPrice = (text: string) => pricesIn(text).length > 0;
const kindOf = (format: string) =>
  format
    .toLowerCase()
    .replace(/ (?:music|album|edition)$/, "")
    .replace(/^audio cd$/, "cd");

/** "Size: 1 oz" beside lines of other sizes: the one that is chosen. */
function amountAt(texts: readonly string[], price: number): string | null {
  const labels = texts.flatMap((text, at) => {
    const [whole, behind = ""] = SIZE_LABEL.exec(text) ?? [];
    const value = behind || (texts[at + 1] ?? "");
    return whole && MEASURE.test(value) ? [{ at, value }] : [];
  });
  const [own, ...others] = labels;
  if (!own || others.some(({ value }) => value !== own.value)) return null;
  const around = texts.slice(Math.max(0, own.at - NEAR), own.at + NEAR + 1);
  const isChoice = around.some((text) => MEASURE.test(text) && text !== own.value);
  const isPriced = texts
    .slice(Math.max(0, own.at - FAR), own.at + FAR)
    .some((text) => pricesIn(text).some(({ amount }) => Number(amount) === price));
  const [, amount = "", unit = ""] = MEASURE.exec(own.value) ?? [];
  return isChoice && isPriced ? `${amount} ${unit}` : null;
}
