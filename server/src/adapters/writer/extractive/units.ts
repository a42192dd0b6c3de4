import type { Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Language } from "#kernel/vocabulary";
import { isChrome, isReview, leansOnPrevious } from "./wording.ts";

/** A unit that is taken or left as a whole: a sentence, or the sentences inside one pair of brackets. */
export interface Unit {
  sentences: string[];
  blockIndex: number;
  /** The heading it stands under; -1 before the first. */
  section: number;
  /** Whether it only makes sense right behind the unit before it. */
  leans: boolean;
  seconds: number;
}

const MAX_UNITS = 300;
const LONGEST: Record<Language, number> = { ja: 220, en: 420 };

/** The page's sentences that can be read aloud: no navigation, no legal text, nothing twice. */
export function unitsOf({ blocks, language, type }: Page): Unit[] {
  const units: Unit[] = [];
  const said = new Set<string>();
  let section = -1;
  for (const [blockIndex, block] of blocks.entries()) {
    if (block.kind === "heading") section = blockIndex;
    if (block.kind === "heading" || block.kind === "table_row") continue;
    const sentences = splitScript(block.text).map(({ text }) => text.replace(/^[—–―]+\s*/, ""));
    for (const [position, group] of balanced(sentences).entries()) {
      const text = group.join("");
      const key = text.replace(/[\s\p{P}]/gu, "").toLowerCase();
      if (text.length > LONGEST[language] || said.has(key) || isChrome(text)) continue;
      if (type === "product" && isReview(text)) continue;
      if (!isSentence(text, language, block.kind === "list_item")) continue;
      said.add(key);
      const finished = group.map((sentence) => withFullStop(sentence, language));
      const seconds = finished.reduce((sum, sentence) => sum + sentenceSeconds(sentence, language), 0);
      const leans = position > 0 ? leansOnPrevious(text, language) : false;
      units.push({ sentences: finished, blockIndex, section, leans, seconds });
      if (units.length === MAX_UNITS) return units;
    }
  }
  return units;
}

const ENDED = /[。．.!！?？][」』）)】”"'’]*$|[」』”"]$/;

/** Labels and captions are no sentences; an item of a list may lack its full stop. */
function isSentence(text: string, language: Language, isItem: boolean): boolean {
  const shortest = language === "ja" ? 8 : 20;
  if (text.length < shortest) return false;
  return ENDED.test(text) || (isItem && text.length >= 1.5 * shortest && /\p{L}{2}/u.test(text));
}

const withFullStop = (sentence: string, language: Language) =>
  ENDED.test(sentence) || /[。.!?！？…]$/.test(sentence)
    ? sentence
    : `${sentence}${language === "ja" ? "。" : "."}`;

const OPENERS = /[「『（(“]/g;
const CLOSERS = /[」』）)”]/g;

/** Joins the sentences of a quotation; one that never closes is left out. */
function balanced(sentences: string[]): string[][] {
  const groups: string[][] = [];
  let group: string[] = [];
  let depth = 0;
  for (const sentence of sentences) {
    group.push(sentence);
    depth += (sentence.match(OPENERS)?.length ?? 0) - (sentence.match(CLOSERS)?.length ?? 0);
    if (depth > 0 && group.length < 4) continue;
    if (depth === 0) groups.push(group);
    group = [];
    depth = 0;
  }
  return groups;
}
