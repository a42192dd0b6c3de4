import type { Block } from "#kernel/page";
import type { Unit } from "../../units.ts";

/** 「Q. 粒が出てきました。」: told without its letter, what a customer asks by a statement would be told of the goods. */
const isUnasked = (block: Block | undefined): boolean =>
  /^[QＱ]\s?\d{0,2}[.．:：、]/u.test(block?.text.trim() ?? "") && !/[？?]|か。$/u.test(block?.text ?? "");

/** 「【六月】梅の実」, once for each thing of a set: the words below it are of that one alone. */
const NAMED_ONE = /^【[^】]{1,12}】\s?[^。、]{2,40}$/u;
const isNamedOne = (block: Block | undefined) =>
  block?.kind === "paragraph" && NAMED_ONE.test(block.text.trim());
const FEWEST_NAMED = 3;

/** Tells of a place whether its words are nothing without a question or a name that nobody hears. */
export function leftOpenOn(blocks: readonly Block[]): (at: number) => boolean {
  const isSet = blocks.filter(isNamedOne).length >= FEWEST_NAMED;
  return (at) => isUnasked(blocks[at]) || isUnasked(blocks[at - 1]) || (isSet && isNamedOne(blocks[at - 1]));
}

/** 「そこで、刃を薄くしました。」 */
export const followsFrom = (unit: Unit | undefined): boolean =>
  /^(?:そこで|だから|それで(?!も))、?/u.test(unit?.sentences[0] ?? "");

/** 「「水車」は、…」: it speaks of the goods by one of the words of their name. */
export const beginsWithName = (unit: Unit | undefined, words: readonly string[]): boolean =>
  words.some((word) => unit?.sentences[0]?.startsWith(`${word}は`));
