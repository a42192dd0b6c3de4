import type { Block } from "#kernel/page";
import { listedInEnglish } from "../../text/sentences/noun-phrase.ts";
import { withoutTitleCase } from "../../text/title-case-en.ts";
import { UNSAYABLE } from "../cells-en.ts";

/** "Part-Time Hourly Rate", "Mooring fees": a line that says of what the amounts below it are. */
const PRICE_WORD = /\b(?:rates?|fees?|prices?|charges|tuition|fares?)$/i;
const LONGEST_HEAD = 50;
/** "Apprentices – $390", "Masters: $12.50" */
const PRICED = /^(\p{L}[^$£€]*?)(?: [–—-] |: )([£$€]\d[\d,]*(?:\.\d{2})?)$/u;
/** "Masters (unless otherwise noted)" */
const ASIDE = /\s*\([^()]*\)/g;
const LONGEST_LABEL = 32;
const FEWEST = 2;
/** More sums than these nobody keeps in mind. */
const MOST = 3;
const HALF = 0.5;

/** A list of prices as one sentence. */
interface Rates {
  /** Index of the line that names the price. */
  at: number;
  text: string;
  items: number;
}

/** The lists of an English page that say whom and what a price is for, each in a sentence whose sums the page bears out. */
export const ratesOn = (blocks: readonly Block[], isTied: (text: string) => boolean): Rates[] =>
  blocks.flatMap((_, at) => {
    const rates = ratesAt(blocks, at);
    const text = rates?.texts.find(isTied);
    return rates && text ? [{ at, text, items: rates.items }] : [];
  });

/**
 * "The part-time hourly rate is $390 for apprentices and $580 for masters.": below a line that names the price, with fewer
 * and fewer of its sums. Null where it says no two of them plainly, or most of its lines are something else.
 */
function ratesAt(blocks: readonly Block[], at: number): { texts: string[]; items: number } | null {
  const { kind, text: above = "" } = blocks[at] ?? {};
  const head = above.trim().replace(/:$/, "");
  if (
    kind === "list_item" ||
    kind === "table_row" ||
    head.length > LONGEST_HEAD ||
    !PRICE_WORD.test(head) ||
    /[.!?,;]|\d/.test(head)
  )
    return null;
  const end = blocks.findIndex(({ kind }, index) => index > at && kind !== "list_item");
  const items = blocks.slice(at + 1, end === -1 ? undefined : end).map(({ text }) => text.trim());
  const fees = items.flatMap((item) => {
    const [, label = "", amount = ""] = PRICED.exec(item) ?? [];
    const payer = label.replace(ASIDE, "").trim();
    const isSaid = payer.length > 0 && payer.length <= LONGEST_LABEL && !UNSAYABLE.test(payer);
    return isSaid && !/[.,:;/\d]|[¹²³⁰-⁹]/.test(payer) ? [`${amount} for ${calm(payer)}`] : [];
  });
  const isOfPrices = items.filter((item) => /[£$€]\d/.test(item)).length > HALF * items.length;
  if (fees.length < FEWEST || !isOfPrices) return null;
  const verb = /s$/i.test(head) ? "are" : "is";
  const counts = Array.from({ length: MOST - FEWEST + 1 }, (_, less) => MOST - less);
  const texts = counts.flatMap((count) => {
    const some = fees.slice(0, count);
    return [listedInEnglish(some), some.join(", and ")].map(
      (listed) => `The ${calm(head)} ${verb} ${listed}.`,
    );
  });
  return { texts, items: items.length };
}

/** "Masters’ Halls" within a sentence. */
const calm = (text: string) =>
  withoutTitleCase(text, "").replace(/(?<!\p{L})\p{Lu}(?=\p{Ll}+(?:[’']s|s[’'])(?!\p{L}))/gu, (sign) =>
    sign.toLowerCase(),
  );
