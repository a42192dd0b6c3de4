import { ownKey } from "#lib/own-storage";

/** Text that could not be saved yet, with the version that it was written on. Survives a closed tab. */
export interface KeptDraft {
  content: string;
  version: number;
}

const key = (scriptId: string) => ownKey(`draft.${scriptId}`);

export function keptDraft(scriptId: string): KeptDraft | null {
  try {
    return JSON.parse(localStorage.getItem(key(scriptId)) ?? "null") as KeptDraft | null;
  } catch {
    return null;
  }
}

export const keepDraft = (scriptId: string, draft: KeptDraft) =>
  localStorage.setItem(key(scriptId), JSON.stringify(draft));

export const dropDraft = (scriptId: string) => localStorage.removeItem(key(scriptId));
