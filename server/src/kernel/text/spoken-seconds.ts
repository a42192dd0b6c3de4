import type { Language } from "#kernel/vocabulary";

/** Silence after a sentence and, beyond that, after a paragraph, with the audio's own defaults. */
const SENTENCE_PAUSE = 0.4;
const PARAGRAPH_PAUSE = 0.4;

type Rates = { pattern: RegExp; seconds: number }[];

// Fitted to the embedded voices at their own speed; within 3 % over a page.
const rates: Record<Language, Rates> = {
  ja: [
    { pattern: /[ぁ-ゖァ-ヺー]/g, seconds: 0.124 },
    { pattern: /[ゃゅょャュョ]/g, seconds: -0.124 },
    { pattern: /\p{Script=Han}/gu, seconds: 0.21 },
    { pattern: /\p{Nd}/gu, seconds: 0.37 },
    { pattern: /[A-ZＡ-Ｚ]/g, seconds: 0.45 },
    { pattern: /[a-zａ-ｚ]/g, seconds: 0.13 },
    { pattern: /[、，：]/g, seconds: 0.5 },
  ],
  en: [
    { pattern: /\p{L}/gu, seconds: 0.067 },
    { pattern: /\p{Nd}/gu, seconds: 0.37 },
    { pattern: /[\p{L}']+/gu, seconds: 0.014 },
    { pattern: /[,;:—]/g, seconds: 0.21 },
    { pattern: /^/g, seconds: 0.2 },
  ],
};

/** How long a sentence will take to say, the pause behind it included. */
export function sentenceSeconds(text: string, language: Language): number {
  const said = rates[language].reduce(
    (sum, { pattern, seconds }) => sum + seconds * (text.match(pattern)?.length ?? 0),
    0,
  );
  return said + SENTENCE_PAUSE;
}

/** How long a script will take to say. */
export function spokenSeconds(
  paragraphs: readonly (readonly { text: string }[])[],
  language: Language,
): number {
  const said = paragraphs.flat().reduce((sum, { text }) => sum + sentenceSeconds(text, language), 0);
  return said + PARAGRAPH_PAUSE * Math.max(0, paragraphs.length - 1);
}
