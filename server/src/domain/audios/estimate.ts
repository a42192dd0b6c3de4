import type { Language } from "#domain/vocabulary";

/** Seconds at speed 1, at least as long as the embedded voices were measured to need. */
const JAPANESE = { kanji: 0.36, kana: 0.17, digit: 0.5, latin: 0.5, pause: 0.6 };
const ENGLISH = { letter: 0.085, word: 0.09, pause: 0.35 };
/** Of a segment, however short. */
const BASE = 0.6;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Upper estimate of how long a normalised segment lasts when spoken: what a quote may charge at most. */
export function estimateSeconds(text: string, language: Language, speed: number): number {
  const plain = language === "ja" ? japanese(text) : english(text);
  return (BASE + plain) / speed;
}

function japanese(text: string): number {
  return (
    count(text, /[\p{Script=Han}々]/gu) * JAPANESE.kanji +
    count(text, /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu) * JAPANESE.kana +
    count(text, /\d/g) * JAPANESE.digit +
    count(text, /[A-Za-z]/g) * JAPANESE.latin +
    count(text, /[、。！？!?・,.]/g) * JAPANESE.pause
  );
}

function english(text: string): number {
  return (
    count(text, /[A-Za-z]/g) * ENGLISH.letter +
    count(text, /[A-Za-z']+/g) * ENGLISH.word +
    count(text, /[,.!?]/g) * ENGLISH.pause
  );
}
