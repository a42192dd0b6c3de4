import { isOrder } from "./procedures.ts";

/** A case, with the words that make it one in a sentence. 「午前9時」, 「無理をしない」 and 「返品はできません」 are none. */
const CASES: readonly (readonly [RegExp, string])[] = [
  [/(?:とき|(?<=[るたいの])時|場合)$/, ""],
  [/[」』]と(?:出る|言われる?|表示される?)$/, "とき"],
  [/が[^がはもを、]*ない$/, "とき"],
  [/が[^がはもを、]*ません$/, "というとき"],
];
/** Something fails: below it stands where to look. */
const FAILS =
  /(?:ない|ません)(?:という)?(?:とき|時|場合)$|[」』]と(?:出る|言われる?|表示される?)(?:とき|時|場合)$/;
/** 「帳面を作って招く」, above the steps of it. 「新しい店が増える」 is a headline. */
const DEED = /^[^がは、]*[うくぐすつぬぶむる]$/;
const NAME =
  /^(?!.*[\d一二三四五六七八九十][年月日時分]$)[^はが、]*(?:[\p{Script=Han}\p{Script=Katakana}ー]|の\p{Script=Han}+[りきしちみけせてめれえげ])$/u;
/** 「唐松は、百年もちます。」 「札が貼ってあります。」: it tells of something, and nobody what to do. */
const TELLS = /^[^、。]{1,16}は|^[^をに]*が|(?:あ|な|わか|かか|でき|減|増え|残)(?:り)?ます。$/;
/** 「お金の話」: it says of itself that it is told. */
const TALKS = /話$/;
const NAMES = [
  (name: string) => `続いて、${name}についてです。`,
  (name: string) => `${name}についても、お伝えします。`,
];

/**
 * A heading as somebody would say it above the sentences of its part; null for one that is no name: a headline
 * that reads well is no sentence.
 */
export function announced(heading: string, turn: number, told: readonly string[]): string | null {
  const [next = ""] = told;
  const isStep = ordersIn([next]);
  const ending = CASES.find(([form]) => form.test(heading))?.[1];
  // 「冬の客が足りない」, with nothing to do about it, is the headline of a report.
  if (/(?:ない|ません)$/.test(heading) && !ordersIn(told)) return null;
  if (ending !== undefined) return ofCase(`${heading}${ending}`, isStep, ordersIn(told));
  if (/(?<!さよう|さよ)なら$/.test(heading))
    return `${heading}、${isStep ? "こうします" : "次のとおりです"}。`;
  if (DEED.test(heading)) return isStep ? `${heading}には、こうします。` : null;
  if (!NAME.test(heading) || TALKS.test(heading)) return null;
  return NAMES[turn % NAMES.length]?.(heading) ?? null;
}

function ofCase(when: string, isStep: boolean, hasOrders: boolean): string {
  if (isStep) return `${when}は、こうします。`;
  return hasOrders && FAILS.test(when)
    ? `${when}は、次の点を確かめてください。`
    : `${when}について、お伝えします。`;
}

const ordersIn = (told: readonly string[]) => told.some((text) => isOrder(text, "ja") && !TELLS.test(text));
