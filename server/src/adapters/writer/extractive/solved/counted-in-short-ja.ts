import { mentionsCountInJapanese, ordinalInJapanese } from "../prose/counts/counts-ja.ts";
import type { PostSentence } from "./sentences.ts";

const FIRST = /^(?:まず(?!は?、?[一1１ひ])|はじめに|最初に|第[一1１]に)/u;
const NEXT = /^(?:次に|つぎに|続いて|それから|さらに|第[二三四2-4２-４]に)/u;
const LAST = /^(?:最後に|第[二三四五2-5２-５]に)/u;
/** 「まず鍋の底。」: what it is about, and nothing said of it yet. */
const SAYS = /(?:です|ます|でした|ました|ません|でしょう|ましょう|ください|こと)[よね]{0,2}[。！]$/u;
/** The end of a thought may take so much more. */
const MOST = 1.2;

/**
 * A Japanese answer that counts its points, 「原因は三つあります。まず…次に…最後に…」, and for all of which there is no time: the count
 * with the first sentence of each, and of the others as many as fit, from the first point on. Whoever is told of three and hears
 * of one waits for the others. Null where it counts none, or there is no time for that either.
 */
export function countedInShort(answer: readonly PostSentence[], seconds: number): PostSentence[] | null {
  for (const [at, { text }] of answer.entries()) {
    const points = pointsFrom(answer, at, mentionsCountInJapanese(text));
    if (points) return inShort(answer, at, points, seconds);
  }
  return null;
}

/** Where each of so many points begins, the first right behind their count; null where they are not told so. */
function pointsFrom(answer: readonly PostSentence[], from: number, count: number): number[] | null {
  const starts: number[] = [];
  for (let at = from + 1; at < answer.length && starts.length < count; at += 1) {
    const text = answer[at]?.text ?? "";
    const number = starts.length + 1;
    const order = number === 1 ? FIRST : number === count ? LAST : NEXT;
    if (ordinalInJapanese(text) === number || order.test(text)) starts.push(at);
    else if (number === 1) return null;
  }
  return count > 0 && starts.length === count ? starts : null;
}

function inShort(
  answer: readonly PostSentence[],
  from: number,
  starts: readonly number[],
  seconds: number,
): PostSentence[] | null {
  const points = starts.map((start, point) => {
    const own = answer.slice(start, starts[point + 1]);
    // Behind its paragraph the last of them has ended.
    return starts[point + 1] ? own : own.filter(({ blockIndex }) => blockIndex === own[0]?.blockIndex);
  });
  const mostOf = (count: (first: string) => number) =>
    points.map((own) => own.slice(0, count(own[0]?.text ?? "")));
  const ways = [mostOf((first) => (SAYS.test(first) ? 1 : 2)), mostOf(() => 1)];
  const counting = answer.slice(from, from + 1);
  const begun = ways.find((way) => secondsOf([...counting, ...way.flat()]) <= MOST * seconds);
  if (!begun) return null;
  const taken = new Set([...counting, ...begun.flat()]);
  let left = seconds - secondsOf([...taken]);
  const take = (some: readonly PostSentence[]) => {
    const isRoom = secondsOf(some) <= left;
    for (const one of isRoom ? some : []) taken.add(one);
    left -= isRoom ? secondsOf(some) : 0;
    return isRoom;
  };
  take(answer.slice(0, from));
  for (const [point, own] of points.entries()) own.slice(begun[point]?.length).every((one) => take([one]));
  return answer.filter((one) => taken.has(one));
}

const secondsOf = (some: readonly PostSentence[]) => some.reduce((sum, { seconds }) => sum + seconds, 0);
