import { useSyncExternalStore } from "react";

/** Entries whose pages are being read for this tab; the server tells of an analysis only when it ended. */
let reading: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function replace(next: ReadonlySet<string>) {
  reading = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export async function whileReading<T>(id: string, work: Promise<T>): Promise<T> {
  replace(new Set([...reading, id]));
  try {
    return await work;
  } finally {
    replace(new Set([...reading].filter((other) => other !== id)));
  }
}

export const useReadingEntries = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => reading);
