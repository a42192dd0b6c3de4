import type { Language } from "#kernel/vocabulary";
import type { AskedAndAnswered } from "./interview.ts";

/** Words by which the person asked is meant. */
const OF_SPEAKER = /(?<![\p{L}])(?:I|me|my|mine|we|us|our)(?![\p{L}-])/u;
/** "This conversation has been shortened. Three days after we spoke, …" */
const OF_TALK =
  /^(?:this|our|the) (?:conversation|interview|talk)\b[^.]{0,30}\b(?:edited|shortened|condensed|translated|took place)\b/iu;
/** 「野々村 さち（ののむら・さち）」, 「1970年、森野町生まれ。」: a page tells of somebody's life below the talk. */
const LIFE =
  /^[^。]{2,24}[（(][\p{Script=Hiragana}・ 　]{3,20}[）)]|^(?:[^。]{2,12}[ 　])?\d{4}年[^。]{0,24}生まれ[。、]|^[【■●]?(?:プロフィール|略歴)/u;

const isOfPage: Record<Language, (text: string) => boolean> = {
  en: (text) => !OF_SPEAKER.test(text) || OF_TALK.test(text),
  ja: (text) => LIFE.test(text.trim()),
};

/** The last exchange up to where the page itself speaks again: without a sign it would be taken for the answer's end. */
export const untilPage = (exchange: AskedAndAnswered, language: Language): AskedAndAnswered => ({
  ...exchange,
  answers: exchange.answers.map((answer) => {
    const at = answer.parts.findIndex(({ text }, place) => place > 0 && isOfPage[language](text));
    return at === -1 ? answer : { ...answer, parts: answer.parts.slice(0, at) };
  }),
});
