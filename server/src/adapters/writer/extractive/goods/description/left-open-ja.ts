import type { Block } from "#kernel/page";
import { standsAlone } from "../../prose/stands.ts";
import type { Unit } from "../../units.ts";

/** 「甘味料は入っていますか。」 in a line of its own: the answer stands in the next one. */
const QUESTION =
  /か[。？?]$|(?:何|なに|どれ|どの|どこ|どっち|どちら|いつ|誰|だれ|どう|どんな|なぜ|いくら|いくつ)[^。？?]*[？?]$/u;
const isAsked = ({ sentences, leans }: Unit) => !leans && QUESTION.test(sentences.join(""));

/** Whether a line asks what the next one answers. */
export const isAnsweredNext = (one: Unit, next: Unit | undefined): boolean =>
  isAsked(one) && next?.blockIndex === one.blockIndex + 1 && !next.isOrphan;

/** Whether a line asks what no line answers that can be told. */
export const isUnanswered = (one: Unit, next: Unit | undefined): boolean =>
  isAsked(one) && next?.blockIndex !== one.blockIndex && !isAnsweredNext(one, next);

/** 「「あけぼの」は、そのための一枚です。」: for what, the sentence before it says. */
export const isForThat = ({ sentences }: Unit): boolean => FOR_THAT.test(sentences[0] ?? "");
const FOR_THAT = /^「?[^、。「」]{1,12}」?[はも]、?そのため/u;

/** 「揚げるときは、…」 behind 「煮るときは、…」: of several ways none is told before the first. */
export const isFurtherWay = (one: Unit, before: Unit | undefined): boolean =>
  WAY.test(one.sentences[0] ?? "") && WAY.test(before?.sentences[0] ?? "");
const WAY = /^[^、。]{1,8}ときは、/u;

/** 「図面をご用意ください。」: for what, a sentence before it has said. */
const ASKS = /^[^は]*(?:くだ|下)さい。$/u;
/** 「白木に戻り、色は残りません。」: what comes of something that is not told. */
const COMES_OF_IT = /^[^、。はがをも]{1,16}(?:に|と)(?:戻り|もどり|なり|変わり|かわり|切り替わり)、/u;
/** Whether a paragraph that has lost its beginning may begin again with this. */
export const mayResume = (text: string): boolean =>
  standsAlone(text, "ja") && !ASKS.test(text) && !COMES_OF_IT.test(text);

/** 「A. 三歳ごろからです。」: without its question nobody knows of what it is said. */
export const isAnswer = (block: Block | undefined): boolean =>
  /^[AＡ]\s?\d{0,2}[.．:：、]/u.test(block?.text.trim() ?? "");

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
