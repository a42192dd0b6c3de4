import type { Block } from "#kernel/page";
import type { Language } from "#kernel/vocabulary";
import type { ProseLine } from "../lines.ts";

/** How a paragraph begins with which a story turns: "Then her doctor told her to quit.", 「ところが、翌朝は雪でした。」 */
const TURNS: Record<Language, RegExp> = {
  en: /^(?:Then|But|So|Until|Except|And then|That[’']s when|One day)\b/u,
  ja: /^(?:ところが|しかし|だが|ですが|けれども?|それが|でも)、?/u,
};

/** Whether a story turns in the paragraph right behind a line that ends its own: whoever stops there tells half of it. */
export function turnsBehind(
  { blockIndex }: ProseLine,
  next: ProseLine | undefined,
  blocks: readonly Block[],
  language: Language,
): boolean {
  const behind = blocks[blockIndex + 1];
  const isParagraph = blocks[blockIndex]?.kind === "paragraph" && behind?.kind === "paragraph";
  return isParagraph && next?.blockIndex !== blockIndex && TURNS[language].test(behind.text.trim());
}
