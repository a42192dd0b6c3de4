export const languages = ["ja", "en"] as const;
export type Language = (typeof languages)[number];
export const DEFAULT_LANGUAGE: Language = "ja";

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** The language that an address asks for: its path first, then `?lang=`; null when it asks for none. */
export function languageOfAddress(path: string, search: string): Language | null {
  const prefix = languages.find((language) => path.startsWith(`/${language}/`));
  const query = new URLSearchParams(search).get("lang");
  return prefix ?? (isLanguage(query) ? query : null);
}

/** The language of the interface: the address decides, else what is current, else Japanese. */
export const chooseLanguage = (path: string, search: string, current?: string | null): Language =>
  languageOfAddress(path, search) ?? (isLanguage(current) ? current : DEFAULT_LANGUAGE);

/** The language of a reset e-mail: as the address asks, else as the browser does, else Japanese. */
export const mailLanguage = (path: string, search: string, browser: string): Language =>
  languageOfAddress(path, search) ?? (browser.startsWith("en") ? "en" : DEFAULT_LANGUAGE);
