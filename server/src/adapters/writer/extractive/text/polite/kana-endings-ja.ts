import { alternativesOf } from "#kernel/text/phrases";

/** 「粒こしょう」, 「焼きなす」: things whose last sign is that of a verb. 「見ましょう」 is none. */
const THING = new RegExp(`(?:${alternativesOf("things-like-verbs-ja")})$`, "u");
/** 「多く」, 「もう」: no verbs, and not always things. */
const OTHER = new RegExp(`(?:${alternativesOf("critic-nouns-like-verbs")})$`, "u");
/** Among these rows other words are many: only what is known for a verb is one. */
const MANY_OTHERS = /[うくぐつぬぶ]$/;
const VERB = new RegExp(`(?:${alternativesOf("verbs-in-kana-ja")})$`, "u");
/** 「ひもをむすぶ」: behind what it is done to stands a verb. 「火をよわく」 and 「香りをのこそう」 are other forms. */
const DONE_TO = /を\p{Script=Hiragana}{1,5}[ぐつぬぶ]$/u;
const IN_KANA = /[\p{Script=Hiragana}]{2}$/u;

export const isThingInKana = (bare: string) => THING.test(bare);

/** Whether a word that ends as a verb does may be none, as nothing but its sound tells: 「こしょう」, 「うすく」. */
export function mayBeNoVerb(bare: string): boolean {
  if (THING.test(bare) || OTHER.test(bare)) return true;
  return MANY_OTHERS.test(bare) && IN_KANA.test(bare) && !VERB.test(bare) && !DONE_TO.test(bare);
}
