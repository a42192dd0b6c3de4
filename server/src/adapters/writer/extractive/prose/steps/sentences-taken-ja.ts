import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { overlapOf, piecesOf } from "../../similarity.ts";
import { leansOnPrevious } from "../../text/wording.ts";
import { isOrder } from "../procedures.ts";
import { standsAlone } from "../stands.ts";

/** A sentence that shares so much of a head says it, too. */
export const SAID = 0.5;
const MOST_OVER = 1.6;
/** 「2時間置きます。」; 「一度使ったら」 is once. */
const FIGURE =
  /(?!一度(?:使|に|だけ|で|も|、|[ぁ-ん]{0,3}[\p{Script=Han}]))[\d０-９一二三四五六七八九十]\s?(?:分|秒|時間|日|度|℃|回|mm|cm|g|ml|L|グラム|センチ|ミリ)|(?:半日|一晩|[丸まる]一日)(?:以上|ほど|くらい|ぐらい)?[^。]*(?:ます|ください)。$/u;
/** Without such a sentence a step does harm. */
const WARNS =
  /せず、|(?<!でき|あり|しれ|[らにわ]い)ません。$|ないで(?:ください|おきます)|ないこと(?:です)?。$|てはいけ|禁止|厳禁|危険|までに(?:し|とど|留)|必ず[^。]*(?:ます|ください)|(?:手袋|軍手|ゴーグル|保護具|保護め?がね|マスク|ヘルメット)を[^。]*(?:つけ|着け|はめ|かぶ|着用)/u;

/**
 * Which sentences of each step are told in so many seconds behind the first of each, or those that `begun` has: what it
 * warns of and its figures, and then one more of each in its turn. A step that the page calls decisive has half of the
 * time before all others.
 */
export function sentencesTaken(
  own: readonly (readonly string[])[],
  budget: number,
  begun?: readonly ReadonlySet<number>[],
  isDecisive: (step: number) => boolean = () => false,
): ReadonlySet<number>[] {
  const taken = own.map((_, step) => new Set(begun?.[step] ?? [0]));
  let left = budget;
  const isHeard = (step: number, at: number) =>
    overlapOf(piecesOf(own[step]?.[0] ?? "", "ja"), piecesOf(own[step]?.[at] ?? "", "ja")) >= SAID;
  const take = (step: number, at: number, isBehind = false) => {
    const places = [at, ...(isBehind ? [at - 1] : [])].filter((one) => !taken[step]?.has(one));
    const seconds = places.reduce((sum, one) => sum + sentenceSeconds(own[step]?.[one] ?? "", "ja"), 0);
    if (taken[step]?.has(at) || seconds > left) return;
    for (const one of places) taken[step]?.add(one);
    left -= seconds;
  };
  const others = left / 2;
  for (const [step, sentences] of own.entries())
    for (const [at] of isDecisive(step) ? sentences.entries() : [])
      if (at > 0 && taken[step]?.has(at - 1) && left - sentenceSeconds(sentences[at] ?? "", "ja") >= others)
        take(step, at);
  for (const isWanted of [(text: string) => WARNS.test(text), (text: string) => FIGURE.test(text)])
    for (const [step, sentences] of own.entries())
      for (const [at, text] of sentences.entries())
        if (at > 0 && isWanted(text) && !isHeard(step, at) && !leansOnPrevious(text, "ja"))
          take(step, at, isOfBefore(text));
  // 「板を留める」 above 「角から5センチの所で板を留めます。」: with its figure the sentence stands for the head.
  for (const [step, [head = "", ...others]] of begun ? [] : own.entries()) {
    const at = 1 + others.findIndex((text, index) => FIGURE.test(text) && isHeard(step, 1 + index));
    const text = own[step]?.[at] ?? "";
    const more = sentenceSeconds(text, "ja") - sentenceSeconds(head, "ja");
    if (at === 0 || FIGURE.test(head) || (taken[step]?.size ?? 0) > 1 || more > left) continue;
    if (leansOnPrevious(text, "ja") || !isOrder(text, "ja") || !text.includes(thingOf(head))) continue;
    taken[step] = new Set([at]);
    left -= more;
  }
  // A head alone says what is done, and not how: all such steps say more, or none of them does.
  const bare = begun
    ? []
    : own.flatMap(([head = "", text], step) => {
        const isBare = taken[step]?.size === 1 && taken[step].has(0) && !FIGURE.test(head);
        return text && isBare && (head.length <= SHORT_HEAD || !isHeard(step, 1)) ? [{ step, text }] : [];
      });
  const needed = bare.reduce((sum, { text }) => sum + sentenceSeconds(text, "ja"), 0);
  if (needed <= MOST_OVER * left) {
    left = Math.max(left, needed);
    for (const { step } of bare) take(step, 1);
  }
  const most = Math.max(...own.map(({ length }) => length));
  for (let round = 1; round < most; round += 1) {
    const next = own.flatMap((sentences, step) => {
      const text = sentences[round];
      return text && !taken[step]?.has(round) ? [{ step, text }] : [];
    });
    // With time for few of them none is told more fully than another.
    if (next.reduce((sum, { text }) => sum + sentenceSeconds(text, "ja"), 0) > MOST_OVER * left) break;
    for (const { step } of next) if (taken[step]?.has(round - 1)) take(step, round);
  }
  return taken;
}
/** 「除菌します。」: any sentence shares much with it. */
const SHORT_HEAD = 8;
const thingOf = (head: string) => /^(.{1,8}?)[をにで]/u.exec(head)?.[1] ?? head;
/** 「取っておいてはいけません。」: of what, the sentence before has said. */
const isOfBefore = (text: string) => CONTRASTS.test(text) || (FORBIDS.test(text) && !standsAlone(text, "ja"));
const FORBIDS = /[てで]は(?:いけ|なり)ません/u;
/** 「端からは切りません。」: from where one does, the sentence before has said. */
const CONTRASTS = /^[^、。はが]{1,12}(?:から|に|で|と)は[^、。]{1,16}ません。$/u;
