import type { Page } from "#kernel/page";
import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import { splitScript } from "#kernel/text/sentences";
import type { Draft } from "../draft.ts";
import { standsInEnglish } from "../text/english-sentence.ts";
import { FINITE, wordsOf } from "../text/finite-verbs.ts";
import { speakable } from "../text/speakable.ts";
import { numbersIn } from "../ties.ts";

/** What a page calls its subject right below the title, and the sentence that says so. */
export interface Tagline {
  said: Draft;
  /** The page's own words, which are told no second time. */
  text: string;
}

const SHORTEST = 30;
const LONGEST = 220;
/** Behind these the verb is that of a clause. */
const CLAUSE = /,? (?:that|which|who|whose|where|when|because|so|as|you|we) /;
/** "A guide for beginners", "The latest news from …": what the page is, and not what it is about. */
const OF_TEXT =
  /^(?:an?|the|one) (?:[\p{L}-]+ ){0,4}?(?:guide|introduction|look|overview|story|stories|list|tutorials?|primer|summary|articles?|reviews?|conversation|interview|news|page|posts?|picture|image|photo|example|way|reason|time|day)s?\b/iu;

/**
 * The phrase below a page's title that says what its subject is, told as what the page calls it: "A frame of
 * oak for those who weave at home." Null where there is none, or where it is a sentence.
 */
export function taglineOf({ blocks, language, type }: Page): Tagline | null {
  if (language !== "en" || type === "product") return null;
  const at = blocks.findIndex(({ kind }) => kind !== "heading");
  const block = blocks[at];
  if (block?.kind !== "paragraph" || at > MOST_HEADINGS) return null;
  const text = splitScript(block.text)[0]?.text.trim() ?? "";
  const isWhole = text.length >= SHORTEST && text.length <= LONGEST && /\p{Ll}\.$/u.test(text);
  if (!isWhole || !isPhrase(text) || OF_TEXT.test(text)) return null;
  const phrase = speakable(text, "en").replace(/\.$/, "");
  const said = `The page calls it “${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}”.`;
  const ties = numbersIn(said).map((number) => ({ text: number, blockIndex: at, factId: null }));
  return { said: { text: said, ties }, text };
}
const MOST_HEADINGS = 2;

/** Whether words with an article before them have no verb but that of a clause. */
function isPhrase(text: string): boolean {
  if (!/^(?:An?|The|One) \p{L}/u.test(text) || /[“”":;?!]/.test(text)) return false;
  const [noun = "", ...clauses] = text.split(CLAUSE);
  const words = wordsOf(noun);
  if (words.length < FEWEST_WORDS || words.some((word) => FINITE.test(word) || isOnlyVerb(word)))
    return false;
  // "A loom that stands still rusts": only grammar tells; "the place where weavers meet" has no verb behind it.
  const verbs = wordsOf(clauses.join(" ")).filter((word) => isOnlyVerb(word) || FINITE.test(word));
  const last = wordsOf(text).at(-1)?.toLowerCase() ?? "";
  if (clauses.length > 0 && englishVerbs.get(last) === "third") return false;
  const isPlace =
    / where /.test(text) && !words.some((word) => englishVerbs.get(word.toLowerCase()) === "third");
  return !standsInEnglish(text) || (isPlace && verbs.length <= clauses.length);
}
const FEWEST_WORDS = 2;

/** "becomes", "found"; "features" may be a noun. */
function isOnlyVerb(word: string): boolean {
  const form = englishVerbs.get(word.toLowerCase());
  const isNoun = nounsLikeVerbs.has(word.toLowerCase().replace(/s$/, ""));
  return form === "simple past" || (form === "third" && !isNoun);
}
