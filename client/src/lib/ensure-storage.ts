/** Storages that last as long as the page. */
const passing = new WeakSet<Storage>();

/** Whether it forgets everything with the page. */
export const isPassing = (storage: Storage): boolean => passing.has(storage);

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  const storage: Storage = {
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, String(value)),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
  passing.add(storage);
  return storage;
}

/** At startup: a browser that refuses its storage keeps nothing, but each screen works. */
export function ensureStorage(): void {
  for (const name of ["localStorage", "sessionStorage"] as const) {
    if (isGiven(name)) continue;
    console.warn(`The browser refuses ${name}: nothing is kept beyond this page`);
    Object.defineProperty(window, name, { configurable: true, value: memoryStorage() });
  }
}

/** By these alone both kinds tell what they hold: the memory's own keys are its methods. */
export const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");

/** Whether it was kept: a browser that keeps no more, or takes nothing, goes on without it. */
export function putInto(storage: Storage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return true;
  } catch (error) {
    console.warn(`Not kept on this device: ${key}`, error);
    return false;
  }
}

const PROBE = "yomikoe.probe";

/**
 * The property itself throws, or is null in some embedded browsers; others give one that takes nothing. One that is
 * full stays: the session is in it.
 */
function isGiven(name: "localStorage" | "sessionStorage"): boolean {
  try {
    const storage = window[name];
    if (storage.length > 0) return true;
    storage.setItem(PROBE, "");
    storage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}
