import { splitScript } from "#kernel/text/sentences";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Language } from "#kernel/vocabulary";
import { withShortAnswers } from "../prose/leans/short-answers-en.ts";
import { speakable } from "../text/signs/speakable.ts";
import type { AskedAndAnswered } from "./interview.ts";

/** One sentence of an answer, in the words in which it was given. */
export interface AnswerSentence {
  text: string;
  blockIndex: number;
  name: string;
  seconds: number;
}

/** A question, and all that is said to it. */
export interface Talk {
  /** The question as it can be told by itself; what stands before it, where it leans on that. */
  asked: string[];
  isFollowUp: boolean;
  /** Whether the page itself calls it the last question. */
  isLast: boolean;
  said: AnswerSentence[];
}

/** "[long pause]", "(laughs)": nobody says that. */
const STAGE =
  /\s*[[(](?:long |short )?(?:laugh|paus|smil|sigh|grin|chuckl|shrug|nod|point|gestur|crosstalk|inaudible|sic\b|citation needed)[^()[\]]{0,30}[\])]/giu;
/** "[He stops.] No." stands beside what is said; in Japanese all that is in such brackets does. */
const BESIDE: Record<Language, RegExp> = {
  en: /(?<=^|[.!?…”]\s*)\[[^\][]{1,40}\]/gu,
  ja: /\s*\[[^\][]{1,40}\]/gu,
};
/** "So I put [he looks at you].": that is what somebody put; "[1]" is a note's mark. */
const WRITTEN = /\[([^\][]*\p{L}{2}[^\][]*)\]/gu;
/** 「(編集部注：店の名は変えました)」 stands between what is said, and nobody says it. */
const NOTE = /^[（(［[]?(?:編集部?注|編注|注|editor[’']s note|ed\.)\s?[:：]/iu;
const LAST =
  /^(?:(?:one |a )?(?:last|final)(?: question| one| thing)?[.:,—–]\s*|(?:and )?finally,\s*|最後(?:に|の質問です)[、。]\s*)/iu;
/** It goes on from the answer before: "And when you stop?", "Standing times?", 「がっかりされませんか」, 「味ではなかった。」. */
const GOES_ON: Record<Language, RegExp> = {
  en: new RegExp(
    [
      String.raw`^(?:(?:and|but|so|or|then)(?: \S+){0,2}\?$|then|why not|how so|really|such as|like what|meaning|for example|in what way)\b`,
      String.raw`^so,? (?:you|your|were|was|are|did|do|have|had|is)\b`,
      String.raw`^(?:[\p{L}’'-]+ ){0,2}[\p{L}’'-]+\?$`,
      String.raw`\b(?:it|that|this|they|them|those|these|he|she|him|her|the others?|another|else|without)\b`,
    ].join("|"),
    "iu",
  ),
  ja: /^(?:それ|そこ|その|そう|では|じゃあ|でも|で、|つまり|たとえば|具体的|なぜ|どうして|という|そんな)|^[^はがをのも]{1,14}$|^[\p{Script=Hiragana}ー、。？]+$|^[^、。か]{1,12}(?:では|じゃ)な(?:い|かった)[^か]{0,6}$|(?:そういう|そうした|そのような|さきほど|先ほど|[今いま]の)(?:の|理由|こと|お?話|わけ|考え|経験)/u,
};
const STANDS_STILL: RegExp =
  /\b(?:is it a|is it (?:hard|true|possible|safe|worth)|does it take|what is it like|how long did it)\b/i;
/** "Don't print that.": what was taken back is not told. */
const TAKEN_BACK =
  /don[’']t (?:print|publish|quote) (?:that|this|me)|off the record|have (?:that|it) backwards?|scratch that|オフレコ|書かないで|載せないで/iu;

const sentencesOf = (text: string, language: Language) => {
  const said = text.replace(STAGE, "").replace(BESIDE[language], "").replace(WRITTEN, "$1");
  const plain = speakable(said, language);
  const all = splitScript(plain).map((one) => one.text);
  return language === "en" ? withShortAnswers(all) : all;
};

const LONGEST: Record<Language, number> = { ja: 90, en: 220 };

/** The exchanges of a talk that can be told, in their order; the number of those before each that it leans on is kept. */
export function talksOf(exchanges: readonly AskedAndAnswered[], language: Language): (Talk | null)[] {
  return exchanges.map(({ question, answers }) => {
    const whole = question.map(({ text }) => text).join(language === "ja" ? "" : " ");
    const asked = questionOf(whole, language, answers[0]?.name ?? "");
    const said = answers.flatMap(({ name, parts }) =>
      parts
        .filter(({ text }) => !NOTE.test(text))
        .flatMap(({ text, blockIndex }) =>
          sentencesOf(text, language).map((one) => ({
            text: one,
            blockIndex,
            name,
            seconds: sentenceSeconds(one, language),
          })),
        ),
    );
    const isSayable = asked.length > 0 && said.length > 0 && asked.join(" ").length <= LONGEST[language];
    if (!isSayable) return null;
    const goesOn = GOES_ON[language].test(asked[0] ?? "") && !STANDS_STILL.test(asked[0] ?? "");
    return { asked, isFollowUp: goesOn, isLast: LAST.test(whole.trim()), said: untilTakenBack(said) };
  });
}

function untilTakenBack(said: readonly AnswerSentence[]): AnswerSentence[] {
  const at = said.findIndex(({ text }) => TAKEN_BACK.test(text));
  // The sentence that leads to it goes on from the same mistake.
  return at === -1 ? [...said] : said.slice(0, Math.max(0, at - 1));
}

/** The last question by itself where it is understood so, and else with what leads to it. */
function questionOf(whole: string, language: Language, name: string): string[] {
  const called = name.split(" ")[0] ?? "";
  const all = sentencesOf(whole.trim().replace(LAST, ""), language).map((one) =>
    called && one.startsWith(`${called}, `) ? upper(one.slice(called.length + 2)) : one,
  );
  const last = all.at(-1) ?? "";
  if (all.length < 2 || !/[?？]$|か。?$/u.test(last)) return all;
  const isAlone = !GOES_ON[language].test(last) && last.length >= SHORTEST[language];
  return isAlone ? [last] : all.slice(-2);
}
const SHORTEST: Record<Language, number> = { ja: 12, en: 24 };
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
