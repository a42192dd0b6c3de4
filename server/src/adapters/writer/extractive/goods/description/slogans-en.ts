import { isFragment } from "#kernel/critic/fragment";
import { contentTerms } from "#kernel/text/content-terms";

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
