import type { Page } from "#kernel/page";

/** "1Oak looms are sold until May.", "10 The reed is …": the mark of a note stands right before its words. */
const NOTE = /^(\d{1,2})(?=\p{Lu}[\p{L}.]|\p{Lu} )|^(\d{1,2}) (?=\p{Lu})/u;
const FEWEST = 2;

/**
 * The page without the notes to its small numbers, where several of them stand behind each other and count: to which word
 * one of them belongs nobody hears, and its head is no part of a sentence.
 */
export function withoutNumberedNotes(page: Page): Page {
  if (page.language !== "en") return page;
  const notes: number[] = [];
  let run: number[] = [];
  const close = () => {
    if (run.length >= FEWEST) notes.push(...run);
    run = [];
  };
  for (const [at, { kind, text }] of page.blocks.entries()) {
    const [, glued, apart] = kind === "heading" ? [] : (NOTE.exec(text.trim()) ?? []);
    const number = Number(glued ?? apart ?? 0);
    if (number !== run.length + 1) close();
    // A row of steps has its numbers apart; a note among others may have.
    if (number === run.length + 1 && (glued !== undefined || run.length > 0)) run.push(at);
  }
  close();
  if (notes.length === 0) return page;
  const unsaid = new Set(notes);
  return {
    ...page,
    blocks: page.blocks.map((block, at) => (unsaid.has(at) ? { ...block, text: "" } : block)),
  };
}
