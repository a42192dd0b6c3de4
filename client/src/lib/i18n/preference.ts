import { putInto } from "#lib/ensure-storage";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "./language";

const KEY = "language";
/** Keys that language detectors leave behind. */
const stale = [KEY, "i18nextLng"];

/** At startup: what was stored says nothing about this visit's address or profile. */
export function forgetLanguage(): void {
  for (const key of stale) localStorage.removeItem(key);
}

/** Once the language is known: the payment request reads it. */
export function storeLanguage(language: Language): void {
  putInto(localStorage, KEY, language);
}

export function storedLanguage(): Language {
  const stored = localStorage.getItem(KEY);
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}
