import { onTestFinished } from "vitest";

/** One that is there and takes nothing more. */
export const refusing = (held: Record<string, string> = {}) => ({
  length: Object.keys(held).length,
  key: (at: number) => Object.keys(held)[at] ?? null,
  getItem: (key: string) => held[key] ?? null,
  setItem: () => {
    throw new DOMException("full", "QuotaExceededError");
  },
  removeItem: () => {},
  clear: () => {},
});

/** Puts another storage in the place of the page's, for the test. */
export function replaceLocal(get: () => unknown) {
  const own = Object.getOwnPropertyDescriptor(window, "localStorage");
  onTestFinished(() => {
    if (own) Object.defineProperty(window, "localStorage", own);
    else Reflect.deleteProperty(window, "localStorage");
  });
  Object.defineProperty(window, "localStorage", { configurable: true, get });
}
