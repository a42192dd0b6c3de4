import type { Pcm } from "./pcm.ts";

const LOWEST_HZ = 60;
const HIGHEST_HZ = 600;
const HOP_SECONDS = 0.005;
const WINDOW_SECONDS = 0.04;
/** Less alike than this after one period, a sound has no pitch. */
const LEAST_LIKENESS = 0.6;
/** Samples by which twice a period may miss the whole lag. */
const REACH = 2;
/** A period counts instead of a multiple of it when it is nearly as good. */
const NEARLY = 0.95;
const SILENCE = 0.02;

export interface PitchPoint {
  /** Middle of the window, in samples. */
  at: number;
  /** Hertz; 0 where nothing is voiced. */
  hertz: number;
}

/** The melody of a sound by autocorrelation, a point each 5 ms from `from` on. */
export function pitchOf({ samples, sampleRate }: Pcm, from = 0): PitchPoint[] {
  const step = Math.max(1, Math.floor(sampleRate / 16_000));
  const [thin, rate] = [thinned(samples, step), sampleRate / step];
  const window = Math.round(rate * WINDOW_SECONDS);
  const hop = Math.round(rate * HOP_SECONDS);
  const peak = thin.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  const points: PitchPoint[] = [];
  const longest = Math.ceil(rate / LOWEST_HZ);
  const energyAt = energies(thin, window);
  for (let start = Math.floor(from / step); start + window + longest < thin.length; start += hop) {
    const period = periodAt(thin, start, { window, rate, floor: peak * SILENCE, energyAt });
    points.push({ at: (start + window / 2) * step, hertz: period ? rate / period : 0 });
  }
  return points;
}

/** Every so many samples as one, their mean. */
function thinned(samples: Float32Array, step: number): Float32Array {
  if (step === 1) return samples;
  const thin = new Float32Array(Math.floor(samples.length / step));
  for (let index = 0; index < thin.length; index++) {
    let sum = 0;
    for (let part = 0; part < step; part++) sum += samples[index * step + part] as number;
    thin[index] = sum / step;
  }
  return thin;
}

/** The energy of the window that begins at each sample, from sums that run on. */
function energies(samples: Float32Array, window: number): (start: number) => number {
  const sums = new Float64Array(samples.length + 1);
  for (let index = 0; index < samples.length; index++) {
    sums[index + 1] = (sums[index] as number) + (samples[index] as number) ** 2;
  }
  return (start) =>
    (sums[Math.min(samples.length, start + window)] as number) -
    (sums[Math.min(samples.length, start)] as number);
}

interface Search {
  /** Samples that are compared. */
  window: number;
  rate: number;
  /** Softer than this a window has no pitch. */
  floor: number;
  energyAt: (start: number) => number;
}

function periodAt(samples: Float32Array, start: number, { window, rate, floor, energyAt }: Search): number {
  const energy = energyAt(start);
  if (Math.sqrt(energy / window) < floor) return 0;
  const [shortest, longest] = [Math.floor(rate / HIGHEST_HZ), Math.ceil(rate / LOWEST_HZ)];
  const likeness = new Float64Array(longest + 2);
  for (let lag = shortest - 1; lag <= longest + 1; lag++) {
    const alike = product(samples, start, start + lag, window);
    likeness[lag] = alike / Math.sqrt(energy * energyAt(start + lag) + 1e-12);
  }
  let best = 0;
  for (let lag = shortest; lag <= longest; lag++) best = Math.max(best, likeness[lag] as number);
  if (best < LEAST_LIKENESS) return 0;
  for (let lag = shortest; lag <= longest; lag++) {
    const [before, here, after] = [likeness[lag - 1], likeness[lag], likeness[lag + 1]] as [
      number,
      number,
      number,
    ];
    if (here < best * NEARLY || here < before || here < after) continue;
    // A tone comes back after two periods as well; the ringing of a whispered vowel does not.
    if (lag * 2 <= longest && likenessAt(likeness, lag * 2) < LEAST_LIKENESS) return 0;
    const bend = before - 2 * here + after;
    return bend === 0 ? lag : lag + (before - after) / (2 * bend);
  }
  return 0;
}

/** The best likeness at a lag or next to it. */
function likenessAt(likeness: Float64Array, lag: number): number {
  return Math.max(...likeness.subarray(lag - REACH, lag + REACH + 1));
}

/** Of two windows, `b` behind `a`; behind the end is silence. */
function product(samples: Float32Array, a: number, b: number, length: number): number {
  let sum = 0;
  const end = Math.min(length, samples.length - b);
  for (let index = 0; index < end; index++) {
    sum += (samples[a + index] as number) * (samples[b + index] as number);
  }
  return sum;
}
