/** Lasts as long as the page. */
function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, String(value)),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/** At startup: a browser that refuses its storage keeps nothing, but each screen works. */
export function ensureStorage(): void {
  for (const name of ["localStorage", "sessionStorage"] as const) {
    if (isGiven(name)) continue;
    console.warn(`The browser refuses ${name}: nothing is kept beyond this page`);
    Object.defineProperty(window, name, { configurable: true, value: memoryStorage() });
  }
}

/** The property itself throws, or is null in some embedded browsers. */
function isGiven(name: "localStorage" | "sessionStorage"): boolean {
  try {
    return Boolean(window[name]);
  } catch {
    return false;
  }
}
