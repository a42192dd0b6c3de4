import { dropKept, keep, kept } from "#lib/own-storage";

/** Text that could not be saved yet, with the version that it was written on. Survives a closed tab. */
export interface KeptDraft {
  content: string;
  version: number;
  /** The text that it was written on, where that lacks edits which the version has. */
  baseContent?: string | undefined;
}

const nameOf = (scriptId: string) => `draft.${scriptId}`;

export const keepDraft = (scriptId: string, draft: KeptDraft) => keep(nameOf(scriptId), draft);
export const dropDraft = (scriptId: string) => dropKept(nameOf(scriptId));

/** The stored draft to restore when a script is opened; one that reached the server is dropped. */
export function openDraft(script: { id: string; content: string }): KeptDraft | null {
  const draft = kept<KeptDraft>(nameOf(script.id));
  if (draft && draft.content.trim() !== "" && draft.content.trim() !== script.content.trim()) return draft;
  dropDraft(script.id);
  return null;
}
