import { dropKept, keep, kept } from "#lib/own-storage";

/** What was pasted for a page that cannot be read, and is not submitted yet. */
export interface PastedText {
  title: string;
  text: string;
}

const nameOf = (entryId: string) => `pasted.${entryId}`;

export const keptText = (entryId: string) => kept<PastedText>(nameOf(entryId));
export const dropText = (entryId: string) => dropKept(nameOf(entryId));

export function keepText(entryId: string, pasted: PastedText): void {
  if (pasted.text.trim() || pasted.title.trim()) keep(nameOf(entryId), pasted);
  else dropText(entryId);
}
