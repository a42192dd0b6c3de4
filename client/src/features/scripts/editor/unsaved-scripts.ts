import { useSyncExternalStore } from "react";

/** Scripts with changes in this tab that are not stored: what is made of them now would be of the text before. */
let unsaved: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function markUnsaved(scriptId: string, is: boolean) {
  if (unsaved.has(scriptId) === is) return;
  const others = [...unsaved].filter((other) => other !== scriptId);
  unsaved = new Set(is ? [...others, scriptId] : others);
  for (const listener of listeners) listener();
}

export const useUnsavedScripts = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => unsaved);
