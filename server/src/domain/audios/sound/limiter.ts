import { eachPeak } from "./true-peak.ts";

/** The gain goes down this long before a peak and comes back this long after it. */
const LOOK_SECONDS = 0.004;

/**
 * Keeps true peaks at or below `ceiling`, in place and without distortion: the gain follows the
 * deepest need in sight, smoothed over the same window, so it has arrived when the peak does.
 */
export function limit(samples: Float32Array, sampleRate: number, ceiling: number): void {
  const needed = new Float32Array(samples.length).fill(1);
  let loud = false;
  eachPeak(samples, ceiling, (at, peak) => {
    loud = true;
    const gain = ceiling / peak;
    needed[at] = Math.min(needed[at] as number, gain);
    if (at + 1 < needed.length) needed[at + 1] = Math.min(needed[at + 1] as number, gain);
  });
  if (!loud) return;
  const reach = Math.max(1, Math.round(sampleRate * LOOK_SECONDS));
  const gains = smooth(deepest(needed, reach), reach);
  for (let index = 0; index < samples.length; index++) {
    samples[index] = (samples[index] as number) * (gains[index] as number);
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

/** The mean within `reach` on both sides; outside of the sound nothing is turned down. */
function smooth(values: Float32Array, reach: number): Float32Array {
  const result = new Float32Array(values.length);
  const at = (index: number) => (index < 0 || index >= values.length ? 1 : (values[index] as number));
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
