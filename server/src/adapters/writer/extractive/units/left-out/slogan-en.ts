import type { Page } from "#kernel/page";

/** "Meet the sun to your moon.": whoever is met is told in the same words, or not at all. */
const MEETS = /^meet (?:the|your|our|a)\b[^,:;–—\d]*[.!]$/i;
const MOST_WORDS = 9;
const TELLS = /\b(?:that|which|who|with|for|made|designed|built)\b/i;
/** "It's your own helper, always ready to help." */
const AT_SERVICE =
  /^(?:it(?:[’']s| is)|they(?:[’']re| are)|think of it as) (?:like )?(?:your|having)\b.*\b(?:always (?:ready|there|on hand|by your side)|ready to help|at your service)\b/i;

/** Whether a sentence on goods is a catch phrase only: it tells nothing that a buyer could ask for. */
const isCatchPhrase = (text: string): boolean =>
  !/\d/.test(text) &&
  ((MEETS.test(text) && text.split(" ").length <= MOST_WORDS && !TELLS.test(text)) || AT_SERVICE.test(text));

/** Nothing goes on from a catch phrase: the paragraph of an English shop is whole without it. */
export const withoutCatchPhrases = (
  sentences: readonly string[],
  { language, type }: Pick<Page, "language" | "type">,
): string[] => sentences.filter((text) => !(language === "en" && type === "product" && isCatchPhrase(text)));
