import type { Language } from "#kernel/vocabulary";
import { ENDED_WELL } from "./ended-en.ts";
import { countBefore, type PostSentence } from "./sentences.ts";

/** "31 mugs out today and not one bald ring.", 「それ以来、音はしません。」: it says whether all is well. */
const SAYS_HOW_IT_ENDED: Record<Language, RegExp> = {
  en: new RegExp(String.raw`\b(?:${ENDED_WELL}|gone|works?|worked|not (?:one|a single)|no more|dry)\b`, "iu"),
  ja: /解決(?:し|でき)|(?:直|治|止ま|収ま|おさま)り?(?:りま|っ|ま)|なくなり|できました|でした[！!]|うまくいき|(?:もう|このごろ|今は|今では|それ以来|以来|その後は?)[^。]*(?:ない|ません|なし|静か)/u,
};

/** The cure and its success together may take so much more. */
const MOST = 1.35;

/**
 * The asker's report, from its beginning where that reaches the sentence that says how it ended; else from what was
 * done right before that, where there is time for both. Behind it nothing is waited for.
 */
export function endHeard(
  outcome: readonly PostSentence[],
  seconds: number,
  language: Language,
): readonly PostSentence[] {
  const end = outcome.findIndex(({ text }) => SAYS_HOW_IT_ENDED[language].test(text));
  if (end < countBefore(outcome, seconds, language)) return outcome;
  const [before, last] = [outcome[end - 1], outcome[end]];
  const isRoom = before && last && before.seconds + last.seconds <= MOST * seconds;
  return outcome.slice(isRoom || last?.leans ? Math.max(0, end - 1) : end, end + 1);
}
