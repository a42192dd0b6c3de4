import { singlyQuotedIn } from "./quotations.ts";

const BRACKETS = { opening: /[（(]/g, closing: /[）)]/g };
const QUOTATIONS = { opening: /[「『“]/g, closing: /[」』”]/g };
/** Of the same sign on both sides; behind a number, outside of a quotation, it is an inch. */
const isOpenBehind = (text: string, isOpen: boolean) =>
  [...text.matchAll(/(\p{N})?"/gu)].reduce((open, [, number]) => (number && !open ? open : !open), isOpen);
const countOf = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;
const depthIn = (text: string, { opening, closing }: typeof BRACKETS) =>
  countOf(text, opening) - countOf(text, closing);
/** A longer quotation or bracket is left out. */
const LONGEST_GROUP = 4;

/** Joins the sentences of a quotation; one that never closes is left out, and all that it may hold. */
export function balanced(sentences: string[]): string[][] {
  const groups: string[][] = [];
  let group: string[] = [];
  let [brackets, quotations, isOpen] = [0, 0, false];
  // An odd number of them holds a mark of something else: they tell nothing.
  const isPaired = !isOpenBehind(sentences.join(" "), false);
  const singly = singlyQuotedIn(sentences.join(" "));
  let end = 0;
  for (const [index, sentence] of sentences.entries()) {
    group.push(sentence);
    end += sentence.length + 1;
    brackets += depthIn(sentence, BRACKETS);
    quotations += depthIn(sentence, QUOTATIONS);
    isOpen = isPaired && isOpenBehind(sentence, isOpen);
    // "Is it so?" asked one of them.
    const goesOn = /["”]$/.test(sentence) && /^\p{Ll}/u.test(sentences[index + 1] ?? "");
    if (singly.some(({ from, to }) => from < end && end < to)) continue;
    if (quotations > 0 || isOpen || ((brackets > 0 || goesOn) && group.length < LONGEST_GROUP)) continue;
    if (brackets === 0 && quotations === 0 && group.length <= LONGEST_GROUP) groups.push(group);
    group = [];
    [brackets, quotations] = [0, 0];
  }
  return groups;
}
