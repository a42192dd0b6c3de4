import { contentTerms } from "#kernel/text/content-terms";
import type { Language } from "#kernel/vocabulary";
import { asks, standsLoosely } from "../prose/stands.ts";
import { isAnsweredNext, tellsOfTrouble } from "../prose/threads/opening-en.ts";
import { requestsInWords } from "../prose/threads/spoken-post.ts";
import { ASKING } from "../prose/threads/threads.ts";
import { leansOnPrevious } from "../text/wording.ts";
import { countBefore, type PostSentence } from "./sentences.ts";

/** A question has this share of the time; to tell its trouble to the end it may have a little more. */
const SHARE = 0.34;
const MOST = 0.46;
/** With what is asked in the end, it may take so much. */
const MOST_ASKED = 0.47;

/** A wish that is shorter needs what was told before it. */
const LEAST_ASKED = 4;

/** Seconds of the words that introduce it. */
const LEAST = 1.5;

/** The part of a question that is heard, and the sentences that ask for something and are not. */
export interface Question {
  told: readonly PostSentence[];
  untold: readonly PostSentence[];
}

/** 「たばこは吸いません。」 is none, and a bill is one. */
const TROUBLE_JA =
  /(?<!吸い|飲み|あり|知り|構い|かまい|すみ|かもしれ|差し支え)ません|(?<!少|では|じゃ|違い)ない|なくな|てしま|止ま|落ち|漏れ|エラー|Error|Exception|失敗|困|請求|負担に|納得|壊れ|割れ|枯れ/u;
/** 「動画が止まります。」, 「読みこめません。」 */
const isTrouble: Record<Language, (text: string) => boolean> = {
  en: tellsOfTrouble,
  ja: (text) => TROUBLE_JA.test(text),
};

/** "The year of the wheel?" sounds like a question, and only a word that asks makes it one. */
const ASKS_IN_WORDS =
  /\b(?:how|what|why|which|who|whose|where|when|is|are|am|was|were|do|does|did|can|could|should|would|will|has|have|any)\b/iu;
/** Whether a title, or a sentence, asks for an answer. */
export const asksInWords = (text: string, language: Language) =>
  ASKING.test(text) && (language === "ja" || ASKS_IN_WORDS.test(text));

/**
 * A question is told from its beginning; where nothing has gone wrong so far, to where the paragraph ends.
 * A request further below is told behind it, unless the title asks already.
 */
export function questionWithin(
  lines: readonly PostSentence[],
  budget: number,
  language: Language,
  isTitleAsking: boolean,
): Question {
  const secondsOf = (some: readonly PostSentence[]) => some.reduce((sum, { seconds }) => sum + seconds, 0);
  const begun = countBefore(lines, SHARE * budget - LEAST, language);
  const isHeard = lines.slice(0, begun).some(({ text }) => isTrouble[language](text));
  const whole = isHeard ? begun : paragraphEnd(lines, begun);
  const head = lines.slice(0, secondsOf(lines.slice(0, whole)) <= MOST * budget ? whole : begun);
  // Where there is no time up to the trouble, the question is heard from the sentence with which that begins.
  const begins = head.some(({ text }) => isTrouble[language](text)) ? -1 : troubleFrom(lines, language);
  if (begins > 0) return questionWithin(lines.slice(begins), budget, language, isTitleAsking);
  const isOwn = (line: PostSentence) =>
    language === "en" && isAnsweredNext(line.text, lines[lines.indexOf(line) + 1]?.text);
  const asking = lines.slice(head.length).filter((line) => asks(line.text) && !isOwn(line));
  // "I would be interested in hearing why" is what a thread is opened for, and the question behind it an example.
  const isOpen = language === "en" && !head.some(({ text }) => asks(text));
  const wish = isOpen ? lines.slice(head.length).find(({ text }) => requestsInWords(text)) : undefined;
  const request = wish ?? asking.findLast(({ text }) => language === "ja" || asksInWords(text, language));
  const isFit = request && !isTitleAsking && standsLoosely(request.text, language);
  // A wish takes the place of what only leads to it.
  const fewest = wish && !head.some(({ text }) => isTrouble[language](text)) ? 1 : head.length;
  const counts = Array.from({ length: head.length - fewest + 1 }, (_, less) => head.length - less);
  const count = isFit
    ? counts.find((one) => secondsOf([...head.slice(0, one), request]) <= MOST_ASKED * budget)
    : undefined;
  if (isFit && count)
    return { told: [...head.slice(0, count), request], untold: asking.filter((one) => one !== request) };
  // The wish for which it was opened says more than how it came to that.
  if (isFit && request === wish && request.seconds >= LEAST_ASKED && request.seconds <= MOST_ASKED * budget)
    return { told: [request], untold: asking };
  return { told: head, untold: asking };
}

/** Where the sentences begin that lead to the first one with a trouble; −1 where none has. */
function troubleFrom(lines: readonly PostSentence[], language: Language): number {
  const at = lines.findIndex(({ text }) => isTrouble[language](text));
  return lines.slice(0, at + 1).findLastIndex(({ leans }, place) => place === 0 || !leans);
}

/** How many sentences there are up to the end of the paragraph in which the last of so many stands. */
function paragraphEnd(lines: readonly PostSentence[], count: number): number {
  const own = lines[count - 1]?.blockIndex;
  return lines.findLastIndex(({ blockIndex }) => blockIndex === own) + 1;
}

/**
 * An answer without a first sentence that settles what nobody has heard asked: "On mine it runs, so it is strong
 * enough." means little to those who were not told "Is it strong enough?".
 */
export function answerHeard(
  answer: readonly PostSentence[],
  { told, untold }: Question,
  language: Language,
): readonly PostSentence[] {
  const [first, second] = answer;
  if (!first || !second || untold.length === 0 || leansOnPrevious(second.text, language)) return answer;
  const termsOf = (some: readonly PostSentence[]) =>
    contentTerms(some.map(({ text }) => text).join(" "), language);
  const heard = termsOf(told);
  const unheard = [...termsOf(untold)].filter((term) => !heard.has(term));
  const own = termsOf([first]);
  return unheard.some((term) => own.has(term)) && SETTLES[language].test(first.text)
    ? answer.slice(1)
    : answer;
}
/** "…, so it is": what it comes to, behind the reason. */
const SETTLES: Record<Language, RegExp> = {
  en: /^(?:yes|no)\b|, so (?:it|they|that|you)(?:[’']|\b)/iu,
  ja: /^(?:はい|いいえ)[、。]/u,
};
