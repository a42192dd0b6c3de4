import { invalid } from "#kernel/errors";
import { LANGUAGE_MARK } from "#kernel/text/language-mark";
import type { Language } from "#kernel/vocabulary";
import type { SpokenStretch } from "./spoken-stretches.ts";

interface Mark {
  closes: boolean;
  language: Language;
  index: number;
  end: number;
}

const marksOf = (text: string): Mark[] =>
  [...text.matchAll(LANGUAGE_MARK)].map(({ 0: mark, index, groups }) => ({
    closes: groups?.closing !== "",
    language: groups?.language?.toLowerCase() as Language,
    index,
    end: index + mark.length,
  }));

/** Each mark is closed on its own line, by its own language, and none stands inside another. */
export function requireClosedLanguages(script: string): void {
  for (const [index, line] of script.split(/\r\n?|\n/).entries()) {
    let open: Language | undefined;
    for (const { closes, language } of marksOf(line)) {
      if (closes ? open !== language : open !== undefined) throw unclosed(index);
      open = closes ? undefined : language;
    }
    if (open) throw unclosed(index);
  }
}

const unclosed = (index: number) => invalid("script", "language_marks", { line: index + 1 });

const WORD = "[A-Za-z0-9][A-Za-z0-9'’&-]*";
const PHRASE = new RegExp(`(?<![\\p{Script=Latin}\\p{N}])(?=[A-Za-z])${WORD}(?:,? ${WORD}){2,}[.!?]?`, "gu");
const FEWEST_WORDS = 3;
const FEWEST_IN_SMALL = 2;

/** Words of a name or a sentence; capitals alone are abbreviations, which a Japanese voice spells. */
function isPhrase(text: string): boolean {
  const words = text.split(" ");
  return (
    words.filter((word) => /[A-Za-z]{2}/.test(word)).length >= FEWEST_WORDS &&
    words.filter((word) => /[a-z]{2}/.test(word)).length >= FEWEST_IN_SMALL
  );
}

/** Cuts Japanese words at Latin phrases of three words or more: those are English. */
export function latinPhrases(text: string): SpokenStretch[] {
  const stretches: SpokenStretch[] = [];
  let from = 0;
  for (const { 0: phrase, index } of text.matchAll(PHRASE)) {
    if (!isPhrase(phrase)) continue;
    stretches.push({ text: text.slice(from, index).trim() }, { text: phrase, language: "en" });
    from = index + phrase.length;
  }
  stretches.push({ text: text.slice(from).trim() });
  return stretches.filter((stretch) => stretch.text !== "");
}
