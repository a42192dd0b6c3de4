import type { Pcm } from "./pcm.ts";
import { pitchOf } from "./pitch.ts";

/** A voiced stretch: the beginning of each of its periods, and their length, in samples. */
interface Period {
  at: number;
  length: number;
}

/** The periods of each voiced stretch behind `from`, each at the peak of its wave. */
function periodsOf(pcm: Pcm, from: number): Period[][] {
  const points = pitchOf(pcm, from);
  const stretches: Period[][] = [];
  let own: Period[] = [];
  let next = from;
  for (const { at, hertz } of points) {
    if (hertz === 0) {
      if (own.length > 0) stretches.push(own);
      own = [];
      next = at;
      continue;
    }
    const length = Math.round(pcm.sampleRate / hertz);
    if (own.length === 0) next = Math.max(next, at - length);
    while (next < at) {
      const peak = peakNear(pcm.samples, next, own.length === 0 ? length >> 1 : Math.round(length * 0.15));
      own.push({ at: peak, length });
      next = peak + length;
    }
  }
  if (own.length > 0) stretches.push(own);
  return stretches.filter(({ length }) => length > 2);
}

function peakNear(samples: Float32Array, middle: number, reach: number): number {
  let best = middle;
  for (let at = Math.max(0, middle - reach); at <= Math.min(samples.length - 1, middle + reach); at++) {
    if ((samples[at] as number) > (samples[best] as number)) best = at;
  }
  return best;
}

/**
 * Raises the melody from `from` on, by `semitones` at its voiced end, without another timbre or length: the
 * periods of the wave are set closer together, some of them twice (TD-PSOLA).
 */
export function raiseEnd(pcm: Pcm, from: number, semitones: number): Pcm {
  const stretches = periodsOf(pcm, from);
  const end = stretches.at(-1)?.at(-1)?.at;
  if (end === undefined || end <= from) return pcm;
  const factorAt = (at: number) => 2 ** ((semitones * Math.min(1, ((at - from) / (end - from)) * 1.25)) / 12);
  const samples = pcm.samples.slice();
  for (const periods of stretches) raise(pcm.samples, samples, periods, factorAt);
  return { ...pcm, samples };
}

function raise(
  source: Float32Array,
  target: Float32Array,
  periods: readonly Period[],
  factorAt: (at: number) => number,
): void {
  const [first, last] = [periods[0] as Period, periods.at(-1) as Period];
  const begin = first.at;
  const sum = new Float32Array(last.at - begin + 1);
  const weight = new Float32Array(sum.length);
  let nearest = 0;
  for (let at = begin; at <= last.at; ) {
    while (
      nearest + 1 < periods.length &&
      Math.abs((periods[nearest + 1] as Period).at - at) <= Math.abs((periods[nearest] as Period).at - at)
    )
      nearest++;
    const period = periods[nearest] as Period;
    for (let offset = -period.length; offset <= period.length; offset++) {
      const place = Math.round(at) + offset - begin;
      if (place < 0 || place >= sum.length) continue;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * offset) / period.length);
      sum[place] = (sum[place] as number) + window * (source[period.at + offset] ?? 0);
      weight[place] = (weight[place] as number) + window;
    }
    at += period.length / factorAt(at);
  }
  for (let place = 0; place < sum.length; place++) {
    // Into the sound on both sides within a period.
    const edge = Math.min(1, place / first.length, (sum.length - 1 - place) / last.length);
    const made = (sum[place] as number) / Math.max(0.2, weight[place] as number);
    target[begin + place] = edge * made + (1 - edge) * (source[begin + place] as number);
  }
}
