import type { ProseLine } from "../lines.ts";
import { secondsOfLines, textOfLine } from "../measure.ts";
import { within } from "./post-beginning.ts";

/** 「ところが先月から水が濁ります。」: with it, one who asks comes to what is wrong. */
const COMES_TO_TROUBLE =
  /^(?:ところが|しかし|でも|けれども?|ですが|それが|なのに)(?:、|(?=[\p{Script=Han}\p{Script=Katakana}]))/u;
const WITHIN = 8;

/**
 * How a question is told that is answered below it: how it begins, and where that only tells how things were, what
 * has gone wrong since instead of further details.
 */
export const toldOfQuestion = (first: readonly ProseLine[], most: number, seconds: number): ProseLine[] =>
  within(troubleOf(first, most, seconds), seconds, "ja", true);

function troubleOf(first: readonly ProseLine[], most: number, seconds: number): readonly ProseLine[] {
  const beginning = first.slice(0, most);
  const [head] = first;
  const trouble = first.slice(0, WITHIN).findIndex((line) => COMES_TO_TROUBLE.test(textOfLine(line)));
  const line = first[trouble];
  if (!head || !line || trouble < most || line.gap) return beginning;
  // The word that turns from the details left out goes with them.
  const [said = "", ...others] = line.sentences;
  const told = [head, { ...line, sentences: [said.replace(COMES_TO_TROUBLE, ""), ...others] }];
  return secondsOfLines(told) <= seconds ? told : beginning;
}
