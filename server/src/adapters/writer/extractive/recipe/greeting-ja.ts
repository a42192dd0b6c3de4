import type { ProseLine } from "../prose/lines.ts";

const WORDS =
  "(?:みなさん|皆さん|皆さま)?、?(?:こんにちは|こんばんは|おはようございます|はじめまして|お久しぶりです|ごきげんよう)";
/** 「こんにちは、もりです。」 */
const OF_WRITER = new RegExp(`^${WORDS}[、。！!]\\s?[^、。はがをにで]{1,12}です[。！!]`, "u");
const GREETING = new RegExp(`^${WORDS}[、。！!]?\\s?`, "u");

/**
 * A script in our voice greets nobody. A paragraph in which its writer gives a name tells of the writer's day; in any
 * other only the greeting goes, because the dish may be introduced behind it.
 */
export function withoutGreeting(lines: readonly ProseLine[]): ProseLine[] {
  const [first, ...others] = lines;
  const [greeting = "", ...sentences] = first?.sentences ?? [];
  if (!first || !GREETING.test(greeting)) return [...lines];
  if (OF_WRITER.test(first.sentences.join("")))
    return lines.filter(({ blockIndex }) => blockIndex !== first.blockIndex);
  const told = [greeting.replace(GREETING, ""), ...sentences].filter((text) => text !== "");
  return told.length > 0 ? [{ ...first, sentences: told }, ...others] : others;
}
