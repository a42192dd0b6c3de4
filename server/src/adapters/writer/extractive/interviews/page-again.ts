import { escapePattern } from "#kernel/text/escape-pattern";
import type { Language } from "#kernel/vocabulary";
import type { AskedAndAnswered } from "./interview.ts";

/** Words by which the person asked is meant. */
const OF_SPEAKER = /(?<![\p{L}])(?:I|me|my|mine|we|us|our)(?![\p{L}-])/u;
/** "This conversation has been shortened. Three days after we spoke, …" */
const OF_TALK =
  /^(?:this|our|the) (?:conversation|interview|talk)\b[^.]{0,30}\b(?:edited|shortened|condensed|translated|took place)\b/iu;
/** "After we went to press, …", "Postscript: …", "This interview first appeared in …" */
const LATER = new RegExp(
  [
    String.raw`^\W*(?:(?:\w+ ){0,3}(?:after|since|before|as) (?:we (?:went to press|spoke|talked|met)|(?:this|our|the) (?:interview|conversation))\b`,
    String.raw`|(?:post ?script|p\.s\.|update|editor[’']s note|note)\b:?`,
    String.raw`|(?:this|our|the) (?:conversation|interview|article)\b[^.]{0,30}\b(?:first |originally )?(?:appeared|published|ran)\b)`,
  ].join(""),
  "iu",
);
/** "Anna Tarn is a staff writer." */
const OF_WRITER =
  /^\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3}(?: is| was|,)? [^.]*\b(?:writ(?:er|es)|editor|reporter|journalist|columnist|correspondent|contributor|photograph(?:er|s)|critic|author)\b/u;
/** 「野々村 さち（ののむら・さち）」, 「1970年、森野町生まれ。」: a page tells of somebody's life below the talk. */
const LIFE =
  /^[^。]{2,24}[（(][\p{Script=Hiragana}・ 　]{3,20}[）)]|^(?:[^。]{2,12}[ 　])?\d{4}年[^。]{0,24}生まれ[。、]|^[【■●]?(?:プロフィール|略歴)/u;

/** Whether a text tells of somebody from outside: "Tarn says that she will stay." */
const tellsOf = (name: string, text: string) =>
  new RegExp(
    String.raw`(?<!\p{L})(?<!(?:Mr|Ms|Mrs|Dr)\.? )${escapePattern(name.split(" ").at(-1) ?? name)}(?:[’']s|,? who|(?: \w+ly)? (?:is|was|has|had|will|would|did|does|\p{Ll}+(?:s|ed)))(?!\p{L})`,
    "u",
  ).test(text);

const isOfPage: Record<Language, (text: string, name: string) => boolean> = {
  en: (text, name) =>
    !OF_SPEAKER.test(text) ||
    OF_TALK.test(text) ||
    LATER.test(text) ||
    OF_WRITER.test(text) ||
    tellsOf(name, text),
  ja: (text) => LIFE.test(text.trim()),
};

/** The last exchange up to where the page itself speaks again: without a sign it would be taken for the answer's end. */
export const untilPage = (exchange: AskedAndAnswered, language: Language): AskedAndAnswered => ({
  ...exchange,
  answers: exchange.answers.map((answer) => {
    const at = answer.parts.findIndex(
      ({ text }, place) => place > 0 && isOfPage[language](text, answer.name),
    );
    return at === -1 ? answer : { ...answer, parts: answer.parts.slice(0, at) };
  }),
});
