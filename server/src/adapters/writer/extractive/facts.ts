import type { Fact } from "#kernel/page";
import type { Language } from "#kernel/vocabulary";
import type { Draft, Subject } from "./draft.ts";
import { factOf } from "./subject.ts";
import { numbersIn } from "./ties.ts";

/** A sentence whose given words come from one fact; a page without the fact leaves them unchecked. */
export const tied = (text: string, words: readonly string[], fact: Fact | null): Draft => ({
  text,
  ties: fact ? words.map((word) => ({ text: word, blockIndex: null, factId: fact.id })) : [],
});

/** A sentence that says the subject's name: its numbers come from the name, or from the heading. */
export function namedFrom({ page, name }: Subject, text: string): Draft {
  const fact = factOf(page, "name");
  const heading = page.blocks.findIndex((block) => block.text.includes(name));
  const place = { blockIndex: heading === -1 ? null : heading, factId: fact?.id ?? null };
  return { text, ties: numbersIn(name).map((word) => ({ text: word, ...place })) };
}

/** "8580" → "8,580", "94.9" → "94.90", "12.00" → "12". */
export function wholeAmount(value: string): string {
  const [whole = "", decimals = ""] = value.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return /^0*$/.test(decimals) ? grouped : `${grouped}.${decimals.padEnd(2, "0")}`;
}

/** The grade and the best that there is: "4.5/5", "4.5"; a mean with many decimals is said with one. */
export function gradeOf({ value }: Fact): { stars: string; best: string; isRounded: boolean } {
  const [stars = value, best = "5"] = value.split("/");
  const isRounded = /\.\d{3}/.test(stars);
  return { stars: isRounded ? String(Math.round(10 * Number(stars)) / 10) : stars, best, isRounded };
}

/** A currency that has no sign of its own here, by its name: Canadian dollars. */
export function currencyName(currency: string | null, language: Language): string {
  if (!currency) return "";
  const parts = new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay: "name" });
  return parts.formatToParts(2).find(({ type }) => type === "currency")?.value ?? currency;
}

export function dateOf(text: string | null) {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(text ?? "");
  return match ? { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) } : null;
}
