import { isOrder } from "./procedures.ts";

/** A case, with the words that make it one in a sentence. */
const CASES: readonly (readonly [RegExp, string])[] = [
  [/(?:とき|時|場合)$/, "は"],
  [/なら$/, ""],
  [/[」』]と(?:出る|言われる?|表示される?)$/, "ときは"],
  [/ない$/, "ときは"],
  [/ません$/, "というときは"],
];
/** 「帳面を作って招く」, above the steps of it. */
const DEED = /[うくぐすつぬぶむる]$/;
const NAME =
  /^[^はが、]*(?:[\p{Script=Han}\p{Script=Katakana}ー]|の\p{Script=Han}+[りきしちみけせてめれえげ])$/u;
/** 「唐松は、百年もちます。」 「札が貼ってあります。」: it tells of something, and nobody what to do. */
const TELLS = /^[^、。]{1,16}は|(?:あ|な|わか|かか|でき|減|増え|残)(?:り)?ます。$/;
const NAMES = [
  (name: string) => `続いて、${name}についてです。`,
  (name: string) => `${name}についても、お伝えします。`,
];

/** A heading as somebody would say it; null for one that is no name: a headline that reads well is no sentence. */
export function announced(heading: string, turn: number, next: string): string | null {
  const isStep = isOrder(next, "ja") && !TELLS.test(next);
  const told = isStep ? "、こうします。" : "、こうです。";
  const ending = CASES.find(([form]) => form.test(heading))?.[1];
  if (ending !== undefined) return `${heading}${ending}${told}`;
  if (DEED.test(heading)) return isStep ? `${heading}には${told}` : null;
  return NAME.test(heading) ? (NAMES[turn % NAMES.length]?.(heading) ?? null) : null;
}
