import { dropKept, keep, kept } from "#lib/own-storage";

/** Pasted text of an unreadable page that is not submitted yet. */
export interface PastedDraft {
  title: string;
  text: string;
}

const nameOf = (entryId: string) => `pasted.${entryId}`;

export const storedPastedDraft = (entryId: string) => kept<PastedDraft>(nameOf(entryId));
export const dropPastedDraft = (entryId: string) => dropKept(nameOf(entryId));

export function storePastedDraft(entryId: string, pasted: PastedDraft): void {
  if (pasted.text.trim() || pasted.title.trim()) keep(nameOf(entryId), pasted);
  else dropPastedDraft(entryId);
}
