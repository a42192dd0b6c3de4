import { contentTerms } from "#kernel/text/content-terms";
import type { Language } from "#kernel/vocabulary";
import { leansOnPrevious } from "../text/wording.ts";
import type { AnswerSentence, Talk } from "./spoken.ts";

/** So many terms of the title are its matter. */
const MATTER = 2;
/** Seconds of a detour: 「三回、あります。」 is the answer. */
const SHORTEST = 6;
/** 「それまでの放送は」 leans on nothing but the question. */
const UNTIL_THEN = /^それまで(?:の|は)/u;

/**
 * A talk whose answer comes to the title's matter late, from there on: 「その前に、お弁当の話をしていいですか。」 and a
 * paragraph on lunch stand before it.
 */
export function fromItsMatter(talk: Talk, title: string, language: Language): Talk {
  const named = contentTerms(title, language);
  const parts = [...Map.groupBy(talk.said, ({ blockIndex }) => blockIndex).values()];
  const near = parts.map((some) => termsIn(some, language).filter((term) => named.has(term)).length);
  const most = Math.max(0, ...near);
  const at = near.indexOf(most);
  const skipped = parts.slice(0, at).flat();
  const isDetour = skipped.reduce((sum, { seconds }) => sum + seconds, 0) >= SHORTEST;
  const isLate = isDetour && most >= MATTER && near.slice(0, at).every((count) => 2 * count <= most);
  const first = parts[at]?.[0]?.text ?? "";
  const stands = UNTIL_THEN.test(first) || !leansOnPrevious(first, language);
  return isLate && stands ? { ...talk, said: parts.slice(at).flat() } : talk;
}

const termsIn = (said: readonly AnswerSentence[], language: Language) => [
  ...contentTerms(said.map(({ text }) => text).join(" "), language),
];
