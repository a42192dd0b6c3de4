import { alternativesOf } from "#kernel/text/phrases";
import { politeThroughout } from "../../text/polite/polite.ts";
import { isOrder } from "../procedures.ts";

/** A case, with the words that make it one in a sentence. 「午前9時」, 「無理をしない」 and 「返品はできません」 are none. */
const CASES: readonly (readonly [RegExp, string])[] = [
  [/(?:(?<!ひと)とき|(?<=[るたいの])時|場合)$/, ""],
  [/[」』]と(?:出る|言われる?|表示される?)$/, "とき"],
  [/が[^がはもを、]*ない$/, "とき"],
  [/が[^がはもを、]*ません$/, "というとき"],
];
/** Something fails: below it stands where to look. */
const FAILS =
  /(?:ない|ません)(?:という)?(?:とき|時|場合)$|[」』]と(?:出る|言われる?|表示される?)(?:とき|時|場合)$/;
/** 「帳面を作って招く」, above the steps of it. 「新しい店が増える」 is a headline. */
const DEED = /^[^がは、]*[うくぐすつぬぶむる]$/;
/** By its verb it is done to a thing at hand: 「次に時代を動かす」 is a headline, too. */
const FIRST_DEED =
  /^(?:まず|はじめに|最初に|次に|つぎに|続いて|最後に)、?[^がは、]*を(?:閉める|止める|切る|抜く|外す|はずす|開ける|確かめる|確認する|用意する|消す|取り出す|押す)$/;
const DEED_IN_TURN =
  /^(?:まず|先に|さきに|はじめに|最初に|次に|つぎに|続いて|最後に)、?[^がは、]*を[^がは、]*[うくぐすつぬぶむる]$/;
/** 「補助の額」: nouns, one tied to the next. A verb in it, as in 「増やす理由」, makes it a headline. */
const TIES = /[のとや・]/;
const MOST_NOUNS = 3;
const NOUN =
  /^[ごお]?[\p{Script=Han}\p{Script=Katakana}ー々][\p{Script=Han}\p{Script=Katakana}ー々りきしちみけせてめれえげいび]*$/u;
/** By its last word a part says what it tells; 「五十分の長さ」 in an essay is told, and not told of. */
const TOLD_OF = new RegExp(`(?:${alternativesOf("headings-of-parts-ja")})$`, "u");
/** 「唐松は、百年もちます。」 「札が貼ってあります。」: it tells of something, and nobody what to do. */
const TELLS = /^[^、。]{1,16}は|^[^をに]*が|(?:あ|な|わか|かか|でき|減|増え|残)(?:り)?ます。$/;
/** 「出店を希望される方へ」: what stands below is nobody else's business. */
const TO_WHOM = /^[^。、は]{2,16}(?:方|方々|皆さま|皆さん|みなさん|世帯|事業者)へ$/u;
/** 「説明会を開催します」 */
const IS_SENTENCE = /^[^。、はが！？!?]{2,20}を[^。、はが]{1,10}(?:ます|ました)$/u;
/** 「その1 包む前に書く」 */
const POINT = /^その\s?([1-9１-９一二三四五六七八九])[\s.．:：、)）]+(.{2,26})$/u;
const COUNTED = "一二三四五六七八九";
function pointOf(heading: string): string | null {
  const [, number = "", name = ""] = POINT.exec(heading) ?? [];
  if (!number) return null;
  const kanji = COUNTED[Number(number.normalize("NFKC")) - 1] ?? number;
  return `${kanji}つ目は、「${name.replaceAll("「", "『").replaceAll("」", "』")}」です。`;
}
/** Whether a heading is true wherever the script comes to its part, whatever of it is told. */
export const isStatement = (heading: string): boolean => IS_SENTENCE.test(heading) || POINT.test(heading);
const NAMES = [
  (name: string) => `続いて、${name}についてです。`,
  (name: string) => `${name}についても、お伝えします。`,
];

/**
 * A heading as somebody would say it above the sentences of its part; null for one that is no name: a headline
 * that reads well is no sentence.
 */
export function announced(heading: string, turn: number, told: readonly string[]): string | null {
  const point = pointOf(heading);
  if (point) return point;
  const [next = ""] = told;
  const isStep = ordersIn([next]);
  const ending = CASES.find(([form]) => form.test(heading))?.[1];
  // 「冬の客が足りない」, with nothing to do about it, is the headline of a report.
  if (/(?:ない|ません)$/.test(heading) && !ordersIn(told)) return null;
  if (ending !== undefined)
    return ofCase(`${heading.replace(EITHER, "か")}${ending}`, isStep && !RULES.test(next), ordersIn(told));
  if (/(?<!さよう|さよ)なら$/.test(heading))
    return `${heading}、${isStep ? "こうします" : "次のとおりです"}。`;
  // 「まず元栓を閉める」: a step of its own, without which those below it are dangerous.
  if (FIRST_DEED.test(heading)) return politeThroughout(`${heading}。`);
  if (TO_WHOM.test(heading)) return `続いて、${heading}のお知らせです。`;
  if (IS_SENTENCE.test(heading)) return `${heading}。`;
  // 「先に空気を入れる」: its turn is said in it, and 「には」 behind it would ask for a purpose.
  if (isStep && DEED_IN_TURN.test(heading)) return politeThroughout(`${heading}。`);
  if (DEED.test(heading)) return isStep ? `${heading}には、こうします。` : null;
  if (!isName(heading)) return null;
  return NAMES[turn % NAMES.length]?.(heading) ?? null;
}

/** 「期限を過ぎると、貸し出しを止めます。」: a rule of the house, and no step. */
const RULES = /(?:[うくぐすつぬぶむる]と|れば|たら)、/;
/** Above what says nobody what to do, a case is only named. */
function ofCase(when: string, isStep: boolean, hasOrders: boolean): string {
  if (isStep) return `${when}は、こうします。`;
  return hasOrders && FAILS.test(when) ? `続いて、${when}の対処法です。` : `続いて、${when}の話です。`;
}

/** Whether a heading is nothing but nouns, and of a kind that somebody would announce. */
function isName(heading: string): boolean {
  const nouns = heading.split(TIES);
  return nouns.length <= MOST_NOUNS && nouns.every((noun) => NOUN.test(noun)) && TOLD_OF.test(heading);
}

/** 「E-11、E-12のとき」: one sign or the other. */
const EITHER = /(?<=^[A-Z]{0,3}-?\d{1,4})[、・/](?=[A-Z]{0,3}-?\d{1,4}の(?:とき|場合)$)/u;

const ordersIn = (told: readonly string[]) => told.some((text) => isOrder(text, "ja") && !TELLS.test(text));
