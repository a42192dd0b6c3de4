import type { Block } from "#kernel/page";
import type { Item } from "#kernel/shelf/items";
import { MONTHS_EN } from "#kernel/text/months-en";
import type { Language } from "#kernel/vocabulary";
import type { Draft } from "../../draft.ts";
import { speakable } from "../../text/signs/speakable.ts";

/** "￥1,080" is said as "1,080円"; "$9.5" has two decimals. */
export function spokenPrice(price: string, language: Language): string {
  const amount = price.replace(/[^\d.,]/g, "");
  if (language === "ja" && /[¥￥]/.test(price)) return `${amount}円`;
  if (language === "en" && /[¥￥]/.test(price)) return `${amount} yen`;
  const inEnglish = price.replace(/\s/g, "").replace(/^(\d[\d,.]*)€$/, "€$1");
  return language === "en"
    ? inEnglish.replace(/(\.\d)$/, "$10").replace(/\.00$/, "")
    : price.replace(/\s/g, "");
}

const DAY =
  /^(?:\p{L}{3,9}day,? )?(?:(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? |(\d{1,2}) (\p{L}{3,9}) )(\d{4})$/iu;
/** "Mar 7, 2026" and "7 March 2026" are said as "March 7, 2026"; null for any other writing. */
export function spokenDay(date: string | null): string | null {
  const [, first, day = "", dayBefore = "", second, year] = DAY.exec(date ?? "") ?? [];
  const written = (first ?? second ?? "").toLowerCase();
  const month = MONTHS_EN.find((one) => one.toLowerCase().startsWith(written.slice(0, 3)));
  return month && written.length > 2 && year ? `${month} ${Number(day || dayBefore)}, ${year}` : null;
}

/** Amounts of a page from its first thing to its last, in the currency of the first, but for former ones: some things could not be read. */
export function pricesBeside(blocks: readonly Block[], items: readonly Item[]): number[] {
  const sign = items.find(({ price }) => price !== null)?.price?.replace(/[\d.,\s]/g, "") ?? "";
  const places = items.map(({ blockIndex }) => blockIndex);
  const text = blocks
    .slice(Math.min(...places), Math.max(...places) + 1)
    .map((block) => block.text)
    .join("\n");
  if (!/^[$£€]$/.test(sign)) return [];
  const former = new Set(items.flatMap(({ card }) => (card?.former ? [amountIn(card.former)] : [])));
  const amounts = text.matchAll(new RegExp(`\\${sign}\\s?(\\d[\\d,]*(?:\\.\\d{2})?)(?![\\d,])`, "g"));
  return [...amounts].map(([price]) => amountIn(price)).filter((amount) => !former.has(amount));
}

/**
 * The lowest and the highest price of a shelf on which nearly everything has one, in one currency; null where the page
 * has others below or above them.
 */
export function priceRangeOf(
  items: readonly Item[],
  language: Language,
  beside: readonly number[] = [],
): { low: string; high: string } | null {
  const prices = items.flatMap(({ price }) => (price === null ? [] : [price]));
  const signs = new Set(prices.map((price) => price.replace(/[\d.,\s]/g, "")));
  if (prices.length < FEWEST_PRICES || prices.length < 0.8 * items.length || signs.size !== 1) return null;
  // "9,99 €" and "1.299 €" are written the other way round.
  if (prices.some((price) => /,\d{2}(?!\d)|\.\d{3}/.test(price))) return null;
  const sorted = prices.toSorted((a, b) => amountIn(a) - amountIn(b));
  // Of several prices of the dearest thing the lowest is shown: nobody knows where the range ends.
  if (items.some(({ price, isFrom }) => isFrom && price === sorted.at(-1))) return null;
  const [low = "", high = ""] = [sorted[0], sorted.at(-1)];
  if (beside.some((amount) => amount < amountIn(low) || amount > amountIn(high))) return null;
  return amountIn(low) < amountIn(high)
    ? { low: spokenPrice(low, language), high: spokenPrice(high, language) }
    : null;
}
const FEWEST_PRICES = 4;
const amountIn = (price: string) => Number(price.replace(/[^\d.]/g, ""));

const LONGEST_OTHER = 80;
const MOST_OTHERS = 3;

/** The names of some things that are not told, as many as there is time for. */
export function othersWithin(
  untold: readonly Item[],
  language: Language,
  say: (names: readonly string[]) => Draft[],
  fits: (drafts: readonly Draft[]) => boolean,
): Draft[] {
  const names = untold
    .filter(({ name, price }) => name.length <= LONGEST_OTHER && price === null)
    .map(({ name }) => speakable(name, language));
  const counts = [MOST_OTHERS, MOST_OTHERS - 1].filter((count) => count <= names.length);
  return counts.map((count) => say(names.slice(0, count))).find(fits) ?? [];
}
