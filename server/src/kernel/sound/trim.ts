import { samplePeak } from "./true-peak.ts";

const WINDOW_SECONDS = 0.01;
/** Breath and consonants before the first loud window, and the fading after the last, stay. */
const MARGIN_BEFORE_SECONDS = 0.03;
const MARGIN_AFTER_SECONDS = 0.06;
const FADE_SECONDS = 0.004;
/** Windows below this part of the loudest one are silence (−50 dB). */
const SILENCE = 0.003;
/** Sound that never rises above this level is silence. */
export const INAUDIBLE = 0.001;

/** Without the silence at both ends, and faded where it was cut. Empty when there is no sound at all. */
export function trim(samples: Float32Array, sampleRate: number): Float32Array {
  const window = Math.round(sampleRate * WINDOW_SECONDS);
  const peaks: number[] = [];
  for (let start = 0; start < samples.length; start += window) {
    peaks.push(samplePeak(samples, start, Math.min(samples.length, start + window)));
  }
  const threshold = Math.max(
    INAUDIBLE,
    SILENCE * peaks.reduce((highest, peak) => Math.max(highest, peak), 0),
  );
  const first = peaks.findIndex((peak) => peak > threshold);
  if (first < 0) return new Float32Array(0);
  const last = peaks.findLastIndex((peak) => peak > threshold);
  const start = Math.max(0, first * window - Math.round(sampleRate * MARGIN_BEFORE_SECONDS));
  const end = Math.min(samples.length, (last + 1) * window + Math.round(sampleRate * MARGIN_AFTER_SECONDS));
  const kept = samples.slice(start, end);
  fadeEnds(kept, Math.round(sampleRate * FADE_SECONDS));
  return kept;
}

function fadeEnds(samples: Float32Array, length: number): void {
  const size = Math.min(length, samples.length >> 1);
  for (let index = 0; index < size; index++) {
    const gain = index / size;
    const end = samples.length - 1 - index;
    samples[index] = (samples[index] as number) * gain;
    samples[end] = (samples[end] as number) * gain;
  }
}
