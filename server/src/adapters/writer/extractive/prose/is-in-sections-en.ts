import type { Page } from "#kernel/page";

/** With fewer headings a text goes on from one to the next. */
const FEWEST_SECTIONS = 3;
/** Words of a paragraph, in the mean, from which on somebody tells rather than informs. */
const LONG_PARAGRAPH = 34;

/**
 * Whether an English page is parted by headings to be looked things up in: its first section only leads up to what
 * the others say. What is told in long paragraphs is heard from its beginning, whatever headings it has.
 */
export function isInSections({ language, blocks }: Page): boolean {
  if (language !== "en") return false;
  const headings = blocks.filter(({ kind }) => kind === "heading").length;
  return headings >= FEWEST_SECTIONS && wordsOfParagraph(blocks) < LONG_PARAGRAPH;
}

function wordsOfParagraph(blocks: Page["blocks"]): number {
  const paragraphs = blocks.filter(({ kind }) => kind === "paragraph");
  const words = paragraphs.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  return words / Math.max(1, paragraphs.length);
}
