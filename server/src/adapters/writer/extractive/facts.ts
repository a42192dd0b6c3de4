import type { Fact, Page } from "#kernel/page";
import { phrases } from "#kernel/text/phrases";
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

/** "8580" → "8,580", "12.50" → "12.50", "12.00" → "12". */
export function wholeAmount(value: string): string {
  const [whole = "", decimals = ""] = value.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return /^0*$/.test(decimals) ? grouped : `${grouped}.${decimals}`;
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

export function ratingOf(facts: readonly Fact[]) {
  const fact = facts.find(({ kind }) => kind === "rating");
  if (!fact) return null;
  const [stars = fact.value, best = "5"] = fact.value.split("/");
  return { fact, stars, best, reviews: facts.find(({ kind }) => kind === "review_count") ?? null };
}

/** Facts that are said elsewhere or never: codes and terms of sale. */
const CODES = phrases("unspoken-labels");
const MOST = 6;

/** Specifications that can be said: short, and no codes that nobody would read aloud. */
export const sayablePairs = (page: Page, most: { label: number; value: number }): Fact[] =>
  page.facts
    .filter(({ kind, label, value }) => {
      if (kind !== "specification" || !label || CODES.test(label)) return false;
      // A question or a sentence is no name of a row.
      if (/[?？。]/.test(label)) return false;
      return (
        label.length <= most.label &&
        value.length <= most.value &&
        !/https?:|[。.!?]\s*\S/.test(value.replace(/\d\.\d/g, ""))
      );
    })
    .slice(0, MOST);
