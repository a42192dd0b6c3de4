import { limit } from "./limiter.ts";
import { createMeter, stepSamples } from "./loudness.ts";
import type { Pcm } from "./pcm.ts";
import { trim } from "./trim.ts";
import { samplePeak, truePeak } from "./true-peak.ts";
import { samplesOf, toFloats, wavFile, wavHeader } from "./wav.ts";

/** −1.5 dBTP: half a decibel stays for what rounding and other meters add. */
export const CEILING = 0.841;
/** −1.2 dBTP: a finished segment that joining raises no higher needs no second limiting. */
export const LIMIT_ABOVE = 0.87;

/** Measurements of a segment that joining needs, so that nothing is measured twice. */
export interface SoundMeasures {
  truePeak: number;
  /** Largest absolute sample, and mean weighted energy, of each loudness step. */
  peaks: number[];
  energies: number[];
}

export interface FinishedSegment {
  wav: Uint8Array<ArrayBuffer>;
  sampleCount: number;
  measures: SoundMeasures;
}

/** Trimmed, at its gain, limited and measured; null when the engine made no sound. */
export function finishSegment({ samples, sampleRate }: Pcm, gain = 1): FinishedSegment | null {
  const kept = trim(samples, sampleRate);
  if (kept.length === 0) return null;
  for (let index = 0; gain !== 1 && index < kept.length; index++)
    kept[index] = (kept[index] as number) * gain;
  limit(kept, sampleRate, CEILING);
  const wav = wavFile(sampleRate, kept);
  // The rounded samples are measured, because they are stored.
  const stored = toFloats(samplesOf(wav), { into: kept });
  return { wav, sampleCount: stored.length, measures: measure(stored, sampleRate) };
}

/** Kept like a sound, so that what nobody can hear is not tried again, nor waited for. */
export const silence = (sampleRate: number): FinishedSegment => ({
  wav: new Uint8Array(wavHeader(sampleRate, 0)),
  sampleCount: 0,
  measures: { truePeak: 0, peaks: [], energies: [] },
});

function measure(samples: Float32Array, sampleRate: number): SoundMeasures {
  const meter = createMeter(sampleRate);
  meter.push(samples);
  const step = stepSamples(sampleRate);
  const peaks: number[] = [];
  for (let start = 0; start < samples.length; start += step) {
    peaks.push(rounded(samplePeak(samples, start, Math.min(samples.length, start + step))));
  }
  return { truePeak: rounded(truePeak(samples)), peaks, energies: meter.finish().map(rounded) };
}

/** Four digits say more than ears hear, and keep the row short. */
const rounded = (value: number) => Number(value.toPrecision(4));
