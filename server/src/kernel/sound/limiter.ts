import { eachPeak } from "./true-peak.ts";

/** The gain goes down this long before a peak and comes back this long after it. */
const LOOK_SECONDS = 0.004;

interface Need {
  at: number;
  gain: number;
}

/**
 * Keeps true peaks at or below `ceiling`, in place and without distortion: the gain follows the
 * deepest need in sight, smoothed over the same window, so it has arrived when the peak does.
 */
export function limit(samples: Float32Array, sampleRate: number, ceiling: number): void {
  const needs: Need[] = [];
  eachPeak(samples, ceiling, (at, peak) => {
    needs.push({ at, gain: ceiling / peak });
    if (at + 1 < samples.length) needs.push({ at: at + 1, gain: ceiling / peak });
  });
  const reach = Math.max(1, Math.round(sampleRate * LOOK_SECONDS));
  for (const near of neighbours(needs, 4 * reach)) turnDown(samples, near, reach);
}

/** Needs in groups: those of one are further from the next one's than what they turn down. */
function neighbours(needs: readonly Need[], distance: number): Need[][] {
  const groups: Need[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const need of needs) {
    if (need.at - last > distance) groups.push([]);
    groups.at(-1)?.push(need);
    last = need.at;
  }
  return groups;
}

/** Only around the peaks: elsewhere the gain is 1. */
function turnDown(samples: Float32Array, needs: readonly Need[], reach: number): void {
  const from = Math.max(0, (needs[0] as Need).at - 2 * reach);
  const to = Math.min(samples.length, (needs.at(-1) as Need).at + 2 * reach + 1);
  const needed = new Float32Array(to - from).fill(1);
  for (const { at, gain } of needs) needed[at - from] = Math.min(needed[at - from] as number, gain);
  const gains = smooth(deepest(needed, reach), reach);
  for (let index = from; index < to; index++) {
    samples[index] = (samples[index] as number) * (gains[index - from] as number);
  }
}

/** The smallest value within `reach` on both sides, in one pass: candidates wait in rising order. */
function deepest(values: Float32Array, reach: number): Float32Array {
  const result = new Float32Array(values.length);
  const waiting = new Int32Array(values.length);
  let [head, tail] = [0, 0];
  for (let index = 0; index < values.length + reach; index++) {
    if (index < values.length) {
      const value = values[index] as number;
      while (tail > head && (values[waiting[tail - 1] as number] as number) >= value) tail--;
      waiting[tail++] = index;
    }
    const at = index - reach;
    if (at < 0) continue;
    while ((waiting[head] as number) < at - reach) head++;
    result[at] = values[waiting[head] as number] as number;
  }
  return result;
}

/** The mean within `reach` on both sides. Before and behind the sound it goes on as at its ends: there are peaks, too. */
function smooth(values: Float32Array, reach: number): Float32Array {
  const result = new Float32Array(values.length);
  const at = (index: number) => values[Math.min(values.length - 1, Math.max(0, index))] as number;
  const width = 2 * reach + 1;
  let sum = 0;
  for (let index = -reach; index < reach; index++) sum += at(index);
  for (let index = 0; index < values.length; index++) {
    sum += at(index + reach);
    result[index] = sum / width;
    sum -= at(index - reach);
  }
  return result;
}
