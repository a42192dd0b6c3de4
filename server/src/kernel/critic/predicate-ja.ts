import { alternativesOf } from "#kernel/text/phrases";

/** Marks that close a Japanese sentence behind its last word. */
const CLOSING = /[」』）)】〉》”"’'。．.！!？?…\s]+$/u;
const PREDICATE =
  /(?:です|ます|ました|ません|でした|ましょう|でしょう|だろう|ください|下さい|なさい|ませ|どうぞ|こんにちは|こんばんは|だ|た|[うくぐすつぬぶむる]|い|(?:です|ます|の|う|る|た|い|ん|せん)か(?:ね|な)?|[よね]|かな|とのこと)$/u;
/** An adverb, not a verb: 美しく, 早く, 薄く. */
const ADVERB =
  /(?:し|な|よ|多|近|早|速|遠|良|高|深|長|強|軽|広|安|細|太|すご|短|薄|弱|低|濃|浅|固|硬|柔らか|やわらか|細か|小さ|大き)く$/u;
const NOUN = new RegExp(
  `(?:${alternativesOf("critic-nouns-like-verbs")}|${alternativesOf("things-like-verbs-ja")})$`,
  "u",
);
/** Begins with a particle: its first half is missing. */
const BEHEADED =
  /^(?:を|[、。，．・）」』]|(?:が|は|に|と|も|で)[、，]|との|での|による|によって|として|における)/u;

/** 「抱いたまま使えます（右手でも左手でも）。」: the verb stands before the brackets. */
const IN_BRACKETS =
  /(?<=(?:です|ます|ません|ました|でした|ください|下さい|[うくすつむるただ]))[（(](?![^)）]*(?:参照|参考|こちら|(?:ます|です)[)）]))(?=[^)）]*[\p{Script=Han}\p{Script=Hiragana}])[^（()）、。]{1,24}[)）](?=[。．！!？?]*$)/u;
/** A sentence without the brackets behind its verb. */
export const withoutLastBrackets = (text: string): string => text.replace(IN_BRACKETS, "");

export const isJapaneseSentence = (text: string): boolean => {
  const words = withoutLastBrackets(text).replace(CLOSING, "");
  return !BEHEADED.test(text) && PREDICATE.test(words) && !ADVERB.test(words) && !NOUN.test(words);
};
