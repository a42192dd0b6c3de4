import type { ProseLine } from "../prose/lines.ts";

const GREETS =
  /^(?:みなさん|皆さん|皆さま)?、?(?:こんにちは|こんばんは|おはようございます|はじめまして|お久しぶりです|ごきげんよう)/u;
/** A paragraph with a greeting tells of the day: a script in our voice tells nothing of it. */
export function withoutGreeting(lines: readonly ProseLine[]): ProseLine[] {
  const [first] = lines;
  return first && GREETS.test(first.sentences.join(""))
    ? lines.filter(({ blockIndex }) => blockIndex !== first.blockIndex)
    : [...lines];
}
