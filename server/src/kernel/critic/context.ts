import type { Block, Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { alternativesOf, phrases } from "#kernel/text/phrases";
import { splitScript } from "#kernel/text/sentences";
import type { Language } from "#kernel/vocabulary";

/** Signs that tell one sentence of a page from the others, whatever its ending was made. */
const BEGINNING: Record<Language, number> = { ja: 9, en: 26 };
const folded = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
const keyOf = (text: string, language: Language) => folded(text).slice(0, BEGINNING[language]);

const LEANS: Record<Language, RegExp> = {
  // 「これから」 is a time, and points at nothing.
  ja: new RegExp(`^(?!これから|これまで|それぞれ)(?:${alternativesOf("critic-leaning-ja")})`),
  en: new RegExp(`^["“]?(?:${alternativesOf("critic-leaning-en")})\\b`, "i"),
};
/** Where a product was named, these are the product. */
const TOPIC = /^(?:it|its|they|their|this|these)\b|^(?:これ|この|こちら)/i;
/** "It is the last idea that makes the essay": the sentence itself says what is meant. */
const STANDS_ALONE = /^it(?:['’]s| is| was)(?: \p{L}+)? the \p{L}[^,.;:]* that\b/iu;
/** "This course", "these small lamps" */
const NAMES_IT = /^(?:this|these) (\p{L}{4,})(?: (\p{L}{4,}))?/iu;
const STEPS = new RegExp(`^(?:${alternativesOf("heading-steps")})\\s*[：:]?$`, "i");
const OF_ONE_THING = new Set(["price", "gtin", "rating", "specification", "brand"]);
const HOUSEKEEPING = phrases("goods-housekeeping");
/** How far back a sentence is still in the ear. */
const REACH = 2;
/** So many words of the page's own, besides its name, tell something of it. */
const FEWEST_TERMS = 2;

/** A sentence at its place in a page. */
interface Place {
  /** All of it, folded: a sentence that was cut begins as the whole one does. */
  whole: string;
  /** The sentence before it, with its label and without, and the heading between them; null for the first. */
  before: readonly string[] | null;
  /** The steps before it in its list. */
  steps: string[];
  /** Whether it is the first of its block. */
  begins: boolean;
}

/** Knows what stands before each sentence of a page. */
export interface PageContext {
  /** The words that point at something that was not told. */
  danglingIn(text: string, told: readonly string[]): string | null;
  /** The first step before this one that was not told. */
  lostBefore(text: string, told: readonly string[]): string | null;
  /**
   * Whether a sentence is a heading of a text, begins a paragraph of the page, or is told right behind the one that
   * stands before it there.
   */
  isInPlace(text: string, before: string | undefined): boolean;
  /** Whether a sentence is the page's own. */
  isOfPage(text: string): boolean;
  /** Whether a sentence tells of the page's subject more than its name. */
  isMatter(text: string): boolean;
}

export function pageContext({ blocks, language, type, title, facts }: Page): PageContext {
  const places = placesIn(blocks, language);
  const names = contentTerms(title, language);
  const matter = new Set(blocks.flatMap(({ text }) => [...contentTerms(text, language)]));
  // An audio edition reads the headings of a text aloud, and those of a department that sells nothing by itself.
  const isOfOneThing = type === "product" && facts.some(({ kind }) => OF_ONE_THING.has(kind));
  const headings = new Set(
    isOfOneThing ? [] : blocks.flatMap(({ kind, text }) => (kind === "heading" ? [folded(text)] : [])),
  );
  const placeOf = (text: string) => places.get(keyOf(text, language));
  const keysOf = (texts: readonly string[]) => texts.map((text) => keyOf(unquoted(text), language));
  return {
    danglingIn(text, told) {
      const before = placeOf(unquoted(text))?.before;
      const words = LEANS[language].exec(unquoted(text))?.[0];
      if (!words || !before || (type === "product" && TOPIC.test(unquoted(text)))) return null;
      const near = told.slice(-REACH);
      const isClear = STANDS_ALONE.test(unquoted(text)) || pointsAtNamed(unquoted(text), near.join(" "));
      return isClear || keysOf(near).some((key) => before.includes(key)) ? null : words;
    },
    lostBefore(text, told) {
      const known = keysOf(told);
      return placeOf(text)?.steps.find((step) => !known.includes(step)) ?? null;
    },
    isInPlace(text, above) {
      if (headings.has(folded(text))) return true;
      const place = placeOf(text);
      if (place?.whole !== folded(unquoted(text))) return false;
      return (
        place.begins ||
        (above !== undefined && place.before?.includes(keyOf(unquoted(above), language)) === true)
      );
    },
    isOfPage: (text) => placeOf(text) !== undefined,
    isMatter(text) {
      const terms = [...contentTerms(text, language)].filter((term) => !names.has(term));
      const known = terms.filter((term) => matter.has(term)).length;
      return known >= FEWEST_TERMS && 3 * known >= terms.length && !HOUSEKEEPING.test(text);
    },
  };
}

/** A voice that is introduced, 'One answer says: “…', and a step behind its number, 「手順2、…」. */
const unquoted = (text: string) => text.replace(/^[^“「]{0,40}[:：]\s*[“「]|^手順\d{1,2}、/, "");

/** "Shelf units: They hold a lamp." is told without its label. */
const unlabelled = (text: string) => text.replace(/^[^:：.!?。]{1,40}[:：]\s*/, "");

/** Whether "this course" is one that was spoken of just before. */
function pointsAtNamed(text: string, told: string): boolean {
  const [, ...nouns] = NAMES_IT.exec(text) ?? [];
  return nouns.some((noun) => noun && new RegExp(`\\b${noun}\\b`, "iu").test(told));
}

function placesIn(blocks: readonly Block[], language: Language): Map<string, Place> {
  const places = new Map<string, Place>();
  let before: readonly string[] | null = null;
  let steps: string[] = [];
  let isProcedure = false;
  let heading: string[] = [];
  for (const { kind, text } of blocks) {
    if (kind === "heading") {
      isProcedure = STEPS.test(text.trim());
      steps = [];
      heading = [keyOf(text, language)];
      continue;
    }
    if (kind === "table_row") continue;
    const sentences = splitScript(text).map((sentence) => sentence.text);
    for (const [index, sentence] of sentences.entries()) {
      const key = keyOf(sentence, language);
      const begins = index === 0;
      if (!places.has(key))
        places.set(key, {
          whole: folded(sentence),
          before: before && [...before, ...heading],
          steps: isProcedure && begins ? [...steps] : [],
          begins,
        });
      before = [key, keyOf(unlabelled(sentence), language)];
      heading = [];
    }
    if (isProcedure && sentences[0]) steps.push(keyOf(sentences[0], language));
  }
  return places;
}
