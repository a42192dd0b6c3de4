import { CEILING, LIMIT_ABOVE, type SoundMeasures } from "./finish-segment.ts";
import { integratedLoudness, stepSamples } from "./loudness.ts";

/** The factor of so many decibels. */
export const toGain = (decibels: number) => 10 ** (decibels / 20);

/** A minute of speech says how loud the rest will be. */
const ENOUGH_SECONDS = 60;
/** Limiting costs loudness, and so does making up for it. */
const ROUNDS = 3;
/** Decibels that a voice loses to the limiter, by the square of those that its peaks stand above it; as measured. */
const LIMITER_COST = 0.033;

interface LaidPart {
  /** Samples from the beginning. */
  start: number;
  measures: SoundMeasures;
}

/**
 * The gain that brings the joined parts to a loudness, in LUFS, from their stored measures alone: what
 * the limiter takes away from loud ones is estimated.
 */
export function gainFor(parts: readonly LaidPart[], sampleRate: number, loudness: number): number {
  let gain = 1;
  for (let round = 0; round < ROUNDS; round++) {
    const missing = loudness - integratedLoudness(energiesAt(gain, parts, stepSamples(sampleRate)));
    if (!Number.isFinite(missing)) return 1;
    gain *= toGain(missing);
  }
  return gain;
}

/**
 * The gain that the last of these parts is played with before the file is there: what the file would
 * be given if it ended here. The more is known, the nearer it comes to the file's own.
 */
export function earlyGain(parts: readonly LaidPart[], sampleRate: number, loudness: number): number {
  const known = parts.filter(({ start }, index) => index === 0 || start <= ENOUGH_SECONDS * sampleRate);
  return gainFor(known, sampleRate, loudness);
}

/** Whether a part at this gain needs the limiter again, as it does in the file. */
export const needsLimiter = ({ truePeak }: Pick<SoundMeasures, "truePeak">, gain: number) =>
  truePeak * gain > LIMIT_ABOVE;

function energiesAt(gain: number, parts: readonly LaidPart[], step: number): number[] {
  const energies: number[] = [];
  for (const { start, measures } of parts) {
    const at = Math.round(start / step);
    while (energies.length < at) energies.push(0);
    const above = Math.max(0, 20 * Math.log10((measures.truePeak * gain) / CEILING));
    const scale = gain ** 2 * 10 ** (-(LIMITER_COST * above ** 2) / 10);
    for (const energy of measures.energies) energies.push(energy * scale);
  }
  return energies;
}
