import { standsLoosely } from "../prose/stands.ts";
import type { PostSentence } from "./sentences.ts";

const FEWEST = 2;

/**
 * A Japanese answer in numbered steps for which there is no time: its first sentence, the first of each step, and of the
 * others as many as fit, from the first step on. Whoever hears half of the steps in full never hears the remedy. Null
 * where it has no such steps, one of them leans on what would be left out, or there is no time for that either.
 */
export function stepsInShort(answer: readonly PostSentence[], seconds: number): PostSentence[] | null {
  const steps = [
    ...Map.groupBy(
      answer.filter(({ isStep }) => isStep),
      ({ blockIndex }) => blockIndex,
    ).values(),
  ];
  const firsts = steps.flatMap(([first]) => first ?? []);
  if (steps.length < FEWEST || !firsts.every(({ text }) => standsLoosely(text, "ja"))) return null;
  const opening = answer
    .slice(
      0,
      answer.findIndex(({ isStep }) => isStep),
    )
    .slice(0, 1);
  const taken = new Set([...opening, ...firsts]);
  let left = seconds - [...taken].reduce((sum, one) => sum + one.seconds, 0);
  if (left < 0) return null;
  for (const [, ...others] of steps)
    for (const one of others) {
      if (one.seconds > left) break;
      taken.add(one);
      left -= one.seconds;
    }
  return answer.filter((one) => taken.has(one));
}
