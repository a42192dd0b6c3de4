import { isOrder } from "./procedures.ts";

/** A case, with the words that make it one in a sentence. 「午前9時」 is none. */
const CASES: readonly (readonly [RegExp, string])[] = [
  [/(?:とき|(?<=[るたいの])時|場合)$/, "は"],
  [/(?<!さよう|さよ)なら$/, ""],
  [/[」』]と(?:出る|言われる?|表示される?)$/, "ときは"],
];
/** A trouble, above the steps against it: 「無理をしない」 and 「返品はできません」 are none. */
const TROUBLES: typeof CASES = [
  [/が[^がはもを、]*ない$/, "ときは"],
  [/が[^がはもを、]*ません$/, "というときは"],
];
/** 「帳面を作って招く」, above the steps of it. 「新しい店が増える」 is a headline. */
const DEED = /^[^がは、]*[うくぐすつぬぶむる]$/;
const NAME =
  /^(?!.*[\d一二三四五六七八九十][年月日時分]$)[^はが、]*(?:[\p{Script=Han}\p{Script=Katakana}ー]|の\p{Script=Han}+[りきしちみけせてめれえげ])$/u;
/** 「唐松は、百年もちます。」 「札が貼ってあります。」: it tells of something, and nobody what to do. */
const TELLS = /^[^、。]{1,16}は|^[^をに]*が|(?:あ|な|わか|かか|でき|減|増え|残)(?:り)?ます。$/;
const NAMES = [
  (name: string) => `続いて、${name}についてです。`,
  (name: string) => `${name}についても、お伝えします。`,
];

/** A heading as somebody would say it; null for one that is no name: a headline that reads well is no sentence. */
export function announced(heading: string, turn: number, next: string): string | null {
  const isStep = isOrder(next, "ja") && !TELLS.test(next);
  const told = isStep ? "、こうします。" : "、こうです。";
  const ending = [...CASES, ...(isStep ? TROUBLES : [])].find(([form]) => form.test(heading))?.[1];
  if (ending !== undefined) return `${heading}${ending}${told}`;
  if (DEED.test(heading)) return isStep ? `${heading}には${told}` : null;
  return NAME.test(heading) ? (NAMES[turn % NAMES.length]?.(heading) ?? null) : null;
}
