import type { PostSentence } from "./sentences.ts";

const WORD = /[\p{L}\d]+(?:-[\p{L}\d]+)*/gu;
/** "The size-only pass": the word by which it is named. */
const NAMED = /\bthe ([\p{L}\d]+(?:-[\p{L}\d]+)*)/giu;
/** These name nothing that an answer has brought in. */
const OF_NO_ANSWER =
  /^(?:\w{1,3}|same|first|second|third|last|next|whole|other|thing|time|rest|end|day|week|month|night|morning|answer|problem|only|best|most)$/iu;

/**
 * The asker’s report without the sentences that name a thing of which only an untold part of the answer has spoken:
 * "The long rinse took an hour." says nothing to those who have heard of no rinse. All of it, where nothing else is left.
 */
export function withoutUnheardNames(
  outcome: readonly PostSentence[],
  { answer, question, heard }: { answer: string; question: string; heard: string },
): readonly PostSentence[] {
  const [brought, asked, told] = [answer, question, heard].map(wordsOf);
  const isUnheard = (word: string) =>
    !OF_NO_ANSWER.test(word) && brought?.has(word) && !asked?.has(word) && !told?.has(word);
  const known = outcome.filter(
    ({ text }) => ![...text.matchAll(NAMED)].some(([, word = ""]) => isUnheard(word.toLowerCase())),
  );
  return known.length > 0 ? known : outcome;
}

const wordsOf = (text: string) => new Set((text.match(WORD) ?? []).map((word) => word.toLowerCase()));
