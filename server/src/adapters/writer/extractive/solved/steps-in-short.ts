import type { Language } from "#kernel/vocabulary";
import { standsLoosely } from "../prose/stands.ts";
import { warnsOfHarm } from "../prose/warnings-en.ts";
import type { PostSentence } from "./sentences.ts";

const FEWEST = 2;
/** The first words of all steps may take so much more. */
const MOST: Record<Language, number> = { en: 1.2, ja: 1 };

/**
 * An answer in numbered steps for which there is no time: its first sentence, the first of each step, and of the
 * others as many as fit, from the first step on. Whoever hears half of the steps in full never hears the remedy. Null
 * where it has no such steps, one of them leans on what would be left out, or there is no time for that either.
 */
export function stepsInShort(
  answer: readonly PostSentence[],
  seconds: number,
  language: Language,
): PostSentence[] | null {
  const steps = [
    ...Map.groupBy(
      answer.filter(({ isStep }) => isStep),
      ({ blockIndex }) => blockIndex,
    ).values(),
  ];
  const firsts = steps.flatMap(([first]) => first ?? []);
  if (steps.length < FEWEST || !firsts.every(({ text }) => standsLoosely(text, language))) return null;
  const opening = answer
    .slice(
      0,
      answer.findIndex(({ isStep }) => isStep),
    )
    .slice(0, 1);
  const warnings = steps.flat().filter(({ text }) => language === "en" && warnsOfHarm(text));
  const taken = new Set([...opening, ...firsts, ...warnings]);
  let left = seconds - [...taken].reduce((sum, one) => sum + one.seconds, 0);
  if (left < (1 - MOST[language]) * seconds) return null;
  for (const [, ...others] of steps)
    for (const one of others) {
      if (taken.has(one)) continue;
      if (one.seconds > left) break;
      taken.add(one);
      left -= one.seconds;
    }
  return answer.filter((one) => taken.has(one));
}
