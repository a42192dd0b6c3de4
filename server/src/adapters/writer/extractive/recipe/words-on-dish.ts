import type { Language } from "#kernel/vocabulary";
import type { ProseLine } from "../prose/lines.ts";
import { textOfLine } from "../prose/measure.ts";
import { leansOnPrevious } from "../text/wording.ts";
import { thoughtsWithin, wholeParagraphs } from "./thoughts.ts";

/** "The trick is the cabbage.", 「決め手は火かげんです。」: for this one reads a recipe, and not for the story behind it. */
const TRICK: Record<Language, RegExp> = {
  en: /\b(?:the (?:trick|secret|key|one thing)|only one thing|(?:must|do) ?n[o’']t skip|what makes (?:it|this|them))\b/i,
  ja: /(?:ポイント|[コこ][ツつ]|秘訣|決め手|肝心|大事|大切)(?:な(?:の|こと)は|は|です|に)/u,
};
/** With such a sentence the matter may begin within a paragraph. */
const BEGINS: Record<Language, RegExp> = {
  en: /^(?:The|My) (?:\p{Ll}+ )?(?:trick|secret|key)\b/u,
  ja: /^(?:この[^、。]{1,8}の)?(?:ポイント|[コこ][ツつ]|秘訣|決め手)は/u,
};
const stands = (line: ProseLine | undefined, language: Language) =>
  line !== undefined && !leansOnPrevious(textOfLine(line), language);

/** "My cookbook is out!", "We’ll send it right over." */
const OF_SITE =
  /\b(?:inbox|newsletter|subscribe|subscribers|sign up|signed cop(?:y|ies)|(?:cook)?book is out|pre-?order|your e-?mail|we[’']ll (?:send|e-?mail)|affiliate links?)\b/i;

/** The lines above a recipe without the paragraphs in which the site speaks of itself. */
export function withoutSite(lines: readonly ProseLine[], language: Language): readonly ProseLine[] {
  const own = new Set(lines.filter((line) => OF_SITE.test(textOfLine(line))).map((one) => one.blockIndex));
  return language === "en" ? lines.filter(({ blockIndex }) => !own.has(blockIndex)) : lines;
}

/**
 * The words on a dish that have time: its paragraphs from the first as far as each is whole, or, where these do not
 * reach what makes the dish, that, behind as much of the beginning as has time.
 */
export function wordsOnDish(
  lead: readonly ProseLine[],
  language: Language,
  rest: number,
  fits: (told: readonly ProseLine[]) => boolean,
): readonly ProseLine[] {
  const whole = wholeParagraphs(lead, language, fits);
  const from = lead.findIndex((line) => TRICK[language].test(textOfLine(line)));
  const trick = lead[from];
  if (!trick || whole.includes(trick)) return whole.length > 0 ? whole : thoughtsWithin(lead, language, rest);
  const own = lead.filter(({ blockIndex }) => blockIndex === trick.blockIndex);
  const begun = BEGINS[language].test(textOfLine(trick)) ? own.slice(own.indexOf(trick)) : [];
  const told = [own, begun].find((some) => stands(some[0], language) && fits(some));
  if (!told) return whole.length > 0 ? whole : thoughtsWithin(lead, language, rest);
  const first = lead.filter(
    ({ blockIndex }) => blockIndex === lead[0]?.blockIndex && blockIndex < trick.blockIndex,
  );
  const left = rest - told.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    ...(whole.length > 0 && fits([...whole, ...told]) ? whole : thoughtsWithin(first, language, left)),
    ...told,
  ];
}
