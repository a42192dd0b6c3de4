import { splitScript } from "#kernel/text/sentences";

const GREETS =
  /^(?:みなさん|皆さん|皆さま)?、?(?:こんにちは|こんばんは|おはようございます|はじめまして|お久しぶりです)[、。！!]/u;
/** 「石臼の浜野です。」 */
const NAMES = /^[^、。はがをに]{2,16}です[。！!]$/u;
/** 「今日も朝から粉を八袋ひきました。」: the day of who has just given a name. */
const OF_THE_DAY =
  /^(?:今日|きょう|今朝|けさ|昨日|きのう|先日|毎年|毎日|毎朝)[^。]*(?:まし|いただ)[^。]*。$/u;

/** 「店長の藤岡です。」 */
const INTRODUCES =
  /^(?:店[長主員]|スタッフ|バイヤー|担当者?|代表)の[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{1,6}(?<!もの|ため)です[。！!]/u;
/** 「趣味は洗濯。家族は五人。」: what a keeper tells of himself. */
const OF_ONESELF =
  /^(?:わたし|私|僕|ぼく)|趣味|家族|出身|[妻夫]と|(?:息子|娘)[がはと]|(?:おたく|オタク|マニア|ファン)(?:です|に)|歴\d+年|\d+年目/u;

/** A shop's text on its goods without the words with which its keeper greets readers: a narrator is nobody of the shop. */
export function withoutKeepersGreeting(text: string): string {
  const isIntroduced = INTRODUCES.test(text.trim());
  if (!isIntroduced && !GREETS.test(text.trim())) return text;
  const [greeting, ...others] = splitScript(text).map((sentence) => sentence.text);
  if (!greeting) return text;
  const from = others.findIndex(
    (sentence, at) =>
      !(at === 0 && NAMES.test(sentence)) &&
      !OF_THE_DAY.test(sentence) &&
      !(isIntroduced && OF_ONESELF.test(sentence)),
  );
  return from === -1 ? "" : others.slice(from).join("");
}
