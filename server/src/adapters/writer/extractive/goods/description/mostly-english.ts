import type { Block } from "#kernel/page";

/** A page in a language that is not ours has no phrases of English, however few its words are. */
export function isMostlyEnglish(blocks: readonly Block[]): boolean {
  const texts = blocks
    .filter(({ kind, text }) => kind !== "heading" && !/^\p{Lu}[\p{L} ]{2,24}: \S/u.test(text))
    .map(({ text }) => text)
    .filter((text) => text.split(/\s+/).length >= 6);
  return (
    2 * texts.filter((text) => /\b(?:the|and|of|with|for|to|is|you|your)\b/i.test(text)).length >=
    texts.length
  );
}
