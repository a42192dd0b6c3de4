import type { Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { splitScript } from "#kernel/text/sentences";
import type { Draft } from "../../draft.ts";
import { isPhraseOfThing, isPhraseOfThings } from "../../text/sentences/phrase-of-thing-en.ts";
import { speakable } from "../../text/signs/speakable.ts";
import { numbersIn } from "../../ties.ts";

/** The words for its subject that a page has right below the title, and the sentence that says so. */
export interface Tagline {
  said: Draft;
  /** The page's own words, which are told no second time. */
  text: string;
}

const SHORTEST = 30;
const LONGEST = 220;
/** "A guide for beginners", "The latest news from …": what the page is, and not what it is about. */
const TEXTS = [
  "guide|introduction|look|overview|story|stories|list|tutorials?|primer|summary|articles?|reviews?|conversation",
  "interview|news|page|posts?|picture|image|photo|example|way|reason|time|day",
].join("|");
const OF_TEXT = new RegExp(`^(?:an?|the|one) (?:[\\p{L}-]+ ){0,4}?(?:${TEXTS})s?\\b`, "iu");

/**
 * The phrase below a page's title that says what its subject is, told as what the page calls it: "A frame of
 * oak for those who weave at home." Null where there is none, or where it is a sentence.
 */
export function taglineOf({ blocks, language, type, title }: Page): Tagline | null {
  if (language !== "en" || type === "product") return null;
  const at = blocks.findIndex(({ kind }) => kind !== "heading");
  const block = blocks[at];
  if (block?.kind !== "paragraph" || block.isCaption || at > MOST_HEADINGS) return null;
  const text = splitScript(block.text)[0]?.text.trim() ?? "";
  const isWhole = text.length >= SHORTEST && text.length <= LONGEST && /\p{Ll}\.$/u.test(text);
  const isOfThing = isPhraseOfThing(text) || (isPhraseOfThings(text) && sharesSubject(text, title));
  if (!isWhole || !isOfThing || OF_TEXT.test(text)) return null;
  const phrase = speakable(text, "en").replace(/\.$/, "");
  const said = `The page calls it “${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}”.`;
  const ties = numbersIn(said).map((number) => ({ text: number, blockIndex: at, factId: null }));
  return { said: { text: said, ties }, text };
}
const MOST_HEADINGS = 2;

/** Of several things only the title tells that they are what the page is about. */
function sharesSubject(text: string, title: string): boolean {
  const named = contentTerms(title, "en");
  return [...contentTerms(text, "en")].filter((term) => named.has(term)).length >= FEWEST_SHARED;
}
const FEWEST_SHARED = 2;
