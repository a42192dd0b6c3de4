export const languages = ["ja", "en"] as const;
export type Language = (typeof languages)[number];
export const DEFAULT_LANGUAGE: Language = "ja";

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** The language that a path begins with, as /en/register does. */
const languageOfPath = (path: string): Language | null =>
  languages.find((language) => path.startsWith(`/${language}/`)) ?? null;

function languageOfQuery(search: string): Language | null {
  const query = new URLSearchParams(search).get("lang");
  return isLanguage(query) ? query : null;
}

/** The language that an address asks for: its path first, then `?lang=`; null when it asks for none. */
export const languageOfAddress = (path: string, search: string): Language | null =>
  languageOfPath(path) ?? languageOfQuery(search);

/** The language of the interface: the address decides, else what is current, else Japanese. */
export const chooseLanguage = (path: string, search: string, current?: string | null): Language =>
  languageOfAddress(path, search) ?? (isLanguage(current) ? current : DEFAULT_LANGUAGE);

/**
 * The language of a reset e-mail. English where path or query ask for it, so the query wins over a Japanese
 * path here, unlike on the screen; where neither asks for anything, as the browser has it.
 */
export function mailLanguage(path: string, search: string, browser: string): Language {
  const asked = [languageOfPath(path), languageOfQuery(search)];
  if (asked.includes("en")) return "en";
  if (asked.includes("ja")) return "ja";
  return browser.startsWith("en") ? "en" : DEFAULT_LANGUAGE;
}
