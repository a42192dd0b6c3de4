import type { Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import type { Draft } from "../../draft.ts";
import { isBook } from "../../title/book-author-en.ts";

/** So many words of a sentence say what it is about. */
const TOPIC = 7;
const OF_THE_THING = /^(?:it|they|its|their|this|these)\b/i;
const PRONOUN = /^(It|They)(?= (?!is out of stock at the moment[.;]))/;

/**
 * Behind sentences on something else, "it" would be that: the first sentence of ours says again of what it is.
 * "The valley is damp. The bear is 100 cm long."
 */
export function namedAgain(
  paragraphs: Draft[][],
  ours: readonly Draft[],
  name: string,
  page: Page,
): Draft[][] {
  const noun = nounOf(name, page);
  if (!noun) return paragraphs;
  const terms = contentTerms(name, page.language);
  const isOfThing = (text: string) =>
    OF_THE_THING.test(text) ||
    [...contentTerms(text.split(" ").slice(0, TOPIC).join(" "), page.language)].some((term) =>
      terms.has(term),
    );
  let isKnown = true;
  return paragraphs.map((paragraph) =>
    paragraph.map((draft) => {
      const isLost = !isKnown && ours.includes(draft) && PRONOUN.test(draft.text);
      isKnown = ours.includes(draft) || isOfThing(draft.text);
      return isLost ? { ...draft, text: draft.text.replace(PRONOUN, noun) } : draft;
    }),
  );
}

/** "The bear", where the page calls a thing by the last noun of its name, and not by a word that is only a name. */
export function nounOf(name: string, { blocks, facts }: Pick<Page, "blocks" | "facts">): string | null {
  // "The ledger" of a book of that name would be the one that it tells of.
  if (isBook({ facts })) return "The book";
  const [head = ""] = name.split(/[,(–—:]|\s-\s| with | for | in | by /i).filter(Boolean);
  const noun = (head.trim().split(" ").at(-1) ?? "").toLowerCase();
  if (!/^\p{Ll}{3,}$/u.test(noun)) return null;
  const called = new RegExp(
    `\\b(?:[Tt]his|[Tt]hese|[Aa]n?|[Tt]he) (?:(?!(?:of|in|for|to|and|with|on) )[\\p{Ll}-]+ ){0,3}${noun}(?= (?:is|are|has|have|can|will|with|that|which|always|\\p{Ll}+s)\\b|[.,])`,
    "u",
  );
  return blocks.some(({ text }) => called.test(text)) ? `The ${noun}` : null;
}
