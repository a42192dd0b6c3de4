import { dropKept, keep, kept, sameOwner } from "#lib/own-storage";

/** Text that could not be saved yet, with the version that it was written on. Survives a closed tab. */
export interface KeptDraft {
  content: string;
  version: number;
  /** The text that it was written on, where that lacks edits which the version has. */
  baseContent?: string | undefined;
}

const nameOf = (scriptId: string) => `draft.${scriptId}`;

/**
 * Where the text of an open editor is kept. The answer to a save may come when its writer has signed out: it touches
 * nothing then, or the text would be left to whoever uses this device next.
 */
export function draftStore(scriptId: string) {
  const isOwn = sameOwner();
  const name = nameOf(scriptId);
  return {
    keep: (draft: KeptDraft) => void (isOwn() && keep(name, draft)),
    drop: () => void (isOwn() && dropKept(name)),
  };
}

/** The stored draft to restore when a script is opened; one that reached the server is dropped. */
export function openDraft(script: { id: string; content: string }): KeptDraft | null {
  const draft = kept<KeptDraft>(nameOf(script.id));
  if (draft && draft.content.trim() !== "" && draft.content.trim() !== script.content.trim()) return draft;
  dropKept(nameOf(script.id));
  return null;
}
