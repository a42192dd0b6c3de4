import type { Measures } from "./finish-segment.ts";
import { integratedLoudness, stepSamples } from "./loudness.ts";

/** A minute of speech says how loud the rest will be. */
const ENOUGH_SECONDS = 60;
/** Played without the limiter of the finished file, a segment must not clip. */
const HIGHEST_PEAK = 0.98;

interface EarlyPart {
  /** Samples from the beginning. */
  start: number;
  measures: Measures;
}

/**
 * The gain that the last of these parts is played with before the file is there: what the file would
 * be given if it ended here. The more is known, the nearer it comes to the file's own.
 */
export function earlyGain(parts: readonly EarlyPart[], sampleRate: number, loudness: number): number {
  const step = stepSamples(sampleRate);
  const energies: number[] = [];
  for (const { start, measures } of parts) {
    if (energies.length > 0 && start > ENOUGH_SECONDS * sampleRate) break;
    const at = Math.round(start / step);
    while (energies.length < at) energies.push(0);
    energies.push(...measures.energies);
  }
  const missing = loudness - integratedLoudness(energies);
  const gain = Number.isFinite(missing) ? 10 ** (missing / 20) : 1;
  const peak = parts.at(-1)?.measures.truePeak ?? 0;
  return peak > 0 ? Math.min(gain, HIGHEST_PEAK / peak) : gain;
}
