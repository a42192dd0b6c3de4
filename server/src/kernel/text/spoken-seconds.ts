import type { Language } from "#kernel/vocabulary";

/** Silence after a sentence and, beyond that, after a paragraph, with the audio's own defaults. */
const SENTENCE_PAUSE = 0.4;
const PARAGRAPH_PAUSE = 0.4;

interface Rate {
  pattern: RegExp;
  seconds: number;
}
type Rates = Rate[];

/** Marks at which a voice pauses inside a sentence. */
const commas: Record<Language, Rate> = {
  ja: { pattern: /[、，：]/g, seconds: 0.444 },
  en: { pattern: /[,;:—]/g, seconds: 0.488 },
};

/** Pauses at commas are this share of the seconds of thirty Japanese texts, in the only language with a voice that is slow in its own way. */
const COMMAS_SHARE = 0.09;

// Fitted to 30 texts, as they are written and as they are normalised, in Mei's and Robert's own voice and speed. The
// English ones are fitted to very short sentences, too, as far as each text stays within a tenth: else a dialogue is
// told too long.
const rates: Record<Language, Rates> = {
  ja: [
    { pattern: /[ぁ-ゖァ-ヺー]/g, seconds: 0.106 },
    { pattern: /[ゃゅょャュョぁぃぅぇぉァィゥェォ]/g, seconds: -0.106 },
    { pattern: /\p{Script=Han}/gu, seconds: 0.207 },
    { pattern: /\p{Nd}/gu, seconds: 0.188 },
    { pattern: /[A-ZＡ-Ｚ]/g, seconds: 0.358 },
    { pattern: /[a-zａ-ｚ]/g, seconds: 0.04 },
    commas.ja,
    { pattern: /^/g, seconds: 0.19 },
  ],
  en: [
    { pattern: /\p{L}/gu, seconds: 0.072 },
    { pattern: /\p{Nd}/gu, seconds: 0.353 },
    commas.en,
    { pattern: /^/g, seconds: 0.336 },
  ],
};

/** How a voice's length differs from that of its language's ordinary one. */
export interface Pace {
  /** How much longer it takes at its own speed; 1 unless told otherwise. */
  pace?: number;
  /** Its length goes with the speed to the power of −tempo; 1, unless told otherwise. */
  tempo?: number;
  /** How much more the speed counts far from the voice's own than near it; 0 unless told otherwise. */
  bend?: number;
  /** Where it differs below its own speed: that bend, and the share of a comma's seconds that is left at half the speed. */
  slow?: { bend: number; commas: number };
}

/** How many times as long a voice takes at this speed as its language's ordinary one at its own. */
function stretchOf({ pace = 1, tempo = 1, bend = 0, slow }: Pace, speed: number): number {
  const bent = speed < 1 && slow ? slow.bend : bend;
  return pace / speed ** (tempo + bent * Math.log(speed) ** 2);
}

/** How long words take to say in the language's ordinary voice, at its own speed: written as usual, or for reading. */
const speechSeconds = (text: string, language: Language): number =>
  rates[language].reduce((sum, rate) => sum + secondsOf(text, rate), 0);

const secondsOf = (text: string, { pattern, seconds }: Rate) => seconds * (text.match(pattern)?.length ?? 0);

/** How long a voice takes to say words at a speed. */
export const pacedSeconds = (text: string, voice: Pace & { language: Language }, speed: number): number =>
  paced(speechSeconds(text, voice.language), secondsOf(text, commas[voice.language]), voice, speed);

/** The same of a text that is not written yet, and lasts so long in its language's ordinary voice at its own speed. */
export const pacedLength = (seconds: number, voice: Pace, speed: number): number =>
  paced(seconds, seconds * COMMAS_SHARE, voice, speed);

/** `paused` of the seconds are pauses inside sentences. Slow speech stretches its sounds, and its pauses less or not at all. */
function paced(seconds: number, paused: number, voice: Pace, speed: number): number {
  const stretch = stretchOf(voice, speed);
  if (!voice.slow || speed >= 1) return seconds * stretch;
  const left = 1 - (1 - voice.slow.commas) * Math.min(1, -Math.log2(speed));
  return (seconds - paused) * stretch + paused * (voice.pace ?? 1) * left;
}

/** The same of a sentence of a script, with the pause behind it. */
export const sentenceSeconds = (text: string, language: Language): number =>
  speechSeconds(text, language) + SENTENCE_PAUSE;

/** How long a script will take to say. */
export function spokenSeconds(
  paragraphs: readonly (readonly { text: string }[])[],
  language: Language,
): number {
  const said = paragraphs.flat().reduce((sum, { text }) => sum + sentenceSeconds(text, language), 0);
  return said + PARAGRAPH_PAUSE * Math.max(0, paragraphs.length - 1);
}
