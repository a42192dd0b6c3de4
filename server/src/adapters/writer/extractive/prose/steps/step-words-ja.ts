import type { Block } from "#kernel/page";

/** Words by which a listener knows that the next step begins. */
const FIRST = "まず";
const SECOND = "次に";
const LAST = "最後に";
const OTHERS = ["続いて", "それから"];
/** It has such a word, or begins with a time or a case of its own. */
const HAS_OWN =
  /^(?:まず|はじめに|最初に|先に|次に|つぎに|続いて|それから|そして|その(?:後|あと)|最後に|もう|さらに|[^、。]{0,14}(?:たら|なら|とき|場合|ながら|まで|後|あと|てから|でから|うちに|間に)(?:は|に)?、)/u;

/** 「次に、」 in front of the sentence with which the step of a row begins; nothing where it says itself when it comes. */
export function stepWord(place: number, count: number, sentence: string): string {
  if (HAS_OWN.test(sentence)) return "";
  if (place === 0) return `${FIRST}、`;
  if (place === count - 1) return `${LAST}、`;
  return `${place === 1 ? SECOND : (OTHERS[place % 2] ?? "")}、`;
}

/** Whether the headings of steps are numbered, or have their number alone above them. */
export const areCountedOff = (blocks: readonly Block[], places: readonly number[]): boolean =>
  places.every(
    (at, step) => HAS_NUMBER.test(blocks[at]?.text.trim() ?? "") || blocks[at - 1]?.text === `${step + 1}`,
  );
const HAS_NUMBER = /^(?:手順|ステップ|step)?\s?[（(]?(?:[\d０-９]{1,2}[)）.．:：\s]|[①-⑳])/iu;
