import { ownKey } from "#lib/own-storage";

/** Text that could not be saved yet, with the version that it was written on. Survives a closed tab. */
export interface KeptDraft {
  content: string;
  version: number;
}

const key = (scriptId: string) => ownKey(`draft.${scriptId}`);

function keptDraft(scriptId: string): KeptDraft | null {
  try {
    return JSON.parse(localStorage.getItem(key(scriptId)) ?? "null") as KeptDraft | null;
  } catch {
    return null;
  }
}

/** A browser that keeps no more, or nothing at all, must not take the editor away: its text is still saved. */
export function keepDraft(scriptId: string, draft: KeptDraft): void {
  try {
    localStorage.setItem(key(scriptId), JSON.stringify(draft));
  } catch (error) {
    console.warn("The text is not kept on this device", error);
  }
}

/** What is worth bringing back when a script is opened; what had reached the server after all is dropped. */
export function openDraft(script: { id: string; content: string }): KeptDraft | null {
  const kept = keptDraft(script.id);
  if (kept && kept.content.trim() !== "" && kept.content.trim() !== script.content.trim()) return kept;
  dropDraft(script.id);
  return null;
}

export const dropDraft = (scriptId: string) => localStorage.removeItem(key(scriptId));
