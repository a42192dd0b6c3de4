import type { Block } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { splitScript } from "#kernel/text/sentences";
import type { Section } from "../../sections.ts";

/** "OL printed logo", "Style code 4711": on the goods, and of no use to who buys them. */
const MARK =
  /\b(?:logos?|logo (?:prints?|patch|embroidery)|wordmarks?|hang ?tags?)$|\b(?:style|item|article|model) (?:code|number|no\.?)\b/i;
/** "Front placket/storm flap": one of two, or both; nothing tells which. */
const SLASHED = /\p{L}{2}\/\p{L}{2}/u;
const SHORT_FORM = / \(\p{Lu}[\p{Lu}\d&-]{1,6}\)/gu;
/** Nouns that add nothing to the word before them: "a two-layer construction". */
const EMPTY_NOUN = /^(?:construction|design|style|build|structure|detail|feature)s?$/i;
const FEWEST_SENTENCES = 2;
/** "Just a few left. Order soon!" describes nothing. */
const SHORTEST = 120;

/** Words of the description: the first paragraph of the goods' own that goes on for some sentences. */
export function describedWords(blocks: readonly Block[], sections: readonly Section[]): ReadonlySet<string> {
  const description = blocks.find(
    ({ kind, text }, at) =>
      kind === "paragraph" &&
      sections[at]?.kind === "own" &&
      text.length >= SHORTEST &&
      splitScript(text).length >= FEWEST_SENTENCES,
  );
  return contentTerms(description?.text ?? "", "en");
}

/** A point of a list of features as it is to be said; empty for one that is not worth its time. */
export function worthOfPoint(text: string, described: ReadonlySet<string>): string {
  const bare = text.trim().replace(SHORT_FORM, "");
  if (MARK.test(bare.replace(/[.,;]$/, "")) || SLASHED.test(bare)) return "";
  const terms = [...contentTerms(bare, "en")].filter((term) => !EMPTY_NOUN.test(term));
  return terms.length > 0 && terms.every((term) => described.has(term)) ? "" : bare;
}
