import { isFragment } from "#kernel/critic/fragment";
import type { Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { isPlural } from "../../text/sentences/noun-phrase.ts";
import { withSubject } from "../../text/sentences/without-subject.ts";
import type { Unit } from "../../units.ts";
import { featureOf, isPartAlone } from "./feature-en.ts";

const FEWEST = 3;
const LONGEST = 6;

/** "Our lightest yet. Packs small. Widest, softest straps." is the line of a poster, and no text. */
export function areSlogans(sentences: readonly string[]): boolean {
  const isShort = sentences.every((one) => one.split(" ").length <= LONGEST);
  const verbless = sentences.filter((one) => isFragment(one, "en")).length;
  return isShort && sentences.length >= FEWEST && 2 * verbless > sentences.length;
}

/** Knows "The Tarn wool coat.", a line of nothing but the names that the script's first sentence has said. */
export function onlyNames(...names: readonly (string | null | undefined)[]): (text: string) => boolean {
  const known = contentTerms(names.join(" "), "en");
  return (text) => isFragment(text, "en") && [...contentTerms(text, "en")].every((term) => known.has(term));
}

/** A denial and a row say something, however few their words: "No drilling, no glue.", "Capacity: 40 litres." */
const SAYS_SOMETHING = /^["“‘]|^(?:no|not|never|without|free (?:of|from)) |: |\?$/i;
const FEW_WORDS = 8;
/** "Introducing the quietest mill of all." */
const PRESENTS = /^(?:Introducing|Presenting) /;
const POINTS_BACK = /^(?:this|that|these|those|such)\b/i;

/** "Multitasker.", "All with a silent, fanless design.": who sees the poster takes it in, and a listener waits for the verb. */
const isPosterLine = (text: string): boolean =>
  (text.split(" ").length <= FEW_WORDS || PRESENTS.test(text)) &&
  isFragment(text, "en") &&
  !SAYS_SOMETHING.test(text) &&
  // "Seats six." gets its subject where it is said.
  withSubject(text, false) === text;

/**
 * A description without such lines in its paragraphs, unless it has nothing else; one that names a part says that the
 * goods have it.
 */
export function withoutPosterLines(units: Unit[], { blocks }: Page, name: string): Unit[] {
  const have = isPlural(name) ? "They have" : "It has";
  const said = units.flatMap((unit, at) => {
    const isPointedAt = POINTS_BACK.test(units[at + 1]?.sentences[0] ?? "");
    const isOfText = unit.isAsWritten && blocks[unit.blockIndex]?.kind === "paragraph";
    if (!isOfText || isPointedAt || !unit.sentences.every(isPosterLine)) return [unit];
    const phrase = unit.sentences.length === 1 ? featureOf(unit.sentences[0] ?? "")?.phrase : null;
    if (!phrase || !isPartAlone(phrase)) return [];
    const part = `${have} ${phrase.text}.`;
    return [{ ...unit, sentences: [part], seconds: sentenceSeconds(part, "en") }];
  });
  return said.length > 0 ? said : units;
}
