/** Characters that a voice speaks in a second at speed 1; measured on the embedded voices. */
const CHARACTERS_PER_SECOND = { ja: 5, en: 15 } as const;

/** Letters as a listener counts them: surrogate pairs once, white space not at all. */
export const countCharacters = (text: string) => [...text.replace(/\s+/gu, "")].length;

/** About how long a text takes to be spoken, in seconds. */
export const estimateSeconds = (text: string, language: "ja" | "en") =>
  countCharacters(text) / (CHARACTERS_PER_SECOND[language] ?? CHARACTERS_PER_SECOND.ja);
