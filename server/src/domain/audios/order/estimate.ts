import type { Voice } from "#ports/speech";

/** Seconds at speed 1, somewhat longer than the embedded voices were measured to need. */
const JAPANESE = { kanji: 0.29, kana: 0.136, digit: 0.4, latin: 0.4, pause: 0.3 };
const ENGLISH = { letter: 0.078, word: 0.083, pause: 0.32 };
/** Base duration of a segment, however short. */
const BASE = 0.6;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Upper estimate of how long a normalised segment lasts when spoken: what a quote may charge at most. */
export function estimateSeconds(
  text: string,
  voice: Pick<Voice, "language" | "pace">,
  speed: number,
): number {
  const plain = voice.language === "ja" ? japanese(text) : english(text);
  return ((BASE + plain) * (voice.pace ?? 1)) / speed;
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
