/** Between two samples a signal may rise above both: peaks are looked for at eight times the rate. */
const PHASES = 8;
/** So many samples say what lies between two, up to the highest tones that the rate can hold. */
const TAPS = 24;
const BEFORE = TAPS / 2 - 1;
/** Between two samples, a voice never exceeds the higher one by this factor… */
const OVERSHOOT = 2.5;
/** …nor this much higher than that or what is half-way between them. */
const OVERSHOOT_OF_HALVES = 1.5;

/** How many samples on either side a stretch has to know of. */
export const PEAK_MARGIN = TAPS;

/** The modified Bessel function of order 0, which Kaiser's window is made of. */
function bessel(x: number): number {
  let [sum, term] = [1, 1];
  for (let k = 1; term > 1e-9 * sum; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

/** Kaiser's window: flat almost up to the limit of the rate, and steep beyond. */
const BETA = 3;

/** Phase by phase, the taps of a windowed sinc that interpolates between the two samples in the middle. */
const filters = Array.from({ length: PHASES - 1 }, (_, index) => {
  const fraction = (index + 1) / PHASES;
  const taps = Float64Array.from({ length: TAPS }, (_, tap) => {
    const t = tap - BEFORE - fraction;
    const window = bessel(BETA * Math.sqrt(1 - (t / (TAPS / 2)) ** 2)) / bessel(BETA);
    return (Math.sin(Math.PI * t) / (Math.PI * t)) * window;
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
});

const middle = filters[PHASES / 2 - 1] as Float64Array;

/** Interpolated value between `samples[at]` and the next sample; outside of the sound is silence. */
function between(filter: Float64Array, samples: Float32Array, at: number): number {
  const first = at - BEFORE;
  const from = Math.max(0, -first);
  const to = Math.min(TAPS, samples.length - first);
  let sum = 0;
  for (let tap = from; tap < to; tap++) sum += (filter[tap] as number) * (samples[first + tap] as number);
  return Math.abs(sum);
}

/** The largest absolute value from one sample to the next, if that may pass `floor`; `ends` is the larger of the two. */
function peakAfter(samples: Float32Array, at: number, ends: number, floor: number): number {
  let peak = Math.max(ends, between(middle, samples, at));
  if (peak < floor / OVERSHOOT_OF_HALVES) return peak;
  for (const filter of filters) peak = Math.max(peak, between(filter, samples, at));
  return peak;
}

/**
 * Calls `found` with the peak from each sample to the next wherever it may pass `floor`. Only loud
 * places are interpolated.
 */
export function eachPeak(
  samples: Float32Array,
  floor: number,
  found: (at: number, peak: number) => void,
  { from = 0, to = samples.length } = {},
): void {
  const worth = floor / OVERSHOOT;
  let next = Math.abs(samples[from] ?? 0);
  for (let at = from; at < to; at++) {
    const here = next;
    next = Math.abs(at + 1 < samples.length ? (samples[at + 1] as number) : 0);
    if (here < worth && next < worth) continue;
    const peak = peakAfter(samples, at, Math.max(here, next), floor);
    if (peak > floor) found(at, peak);
  }
}

export function samplePeak(samples: Float32Array, from = 0, to = samples.length): number {
  let peak = 0;
  for (let index = from; index < to; index++) {
    const value = Math.abs(samples[index] as number);
    if (value > peak) peak = value;
  }
  return peak;
}

/** The true peak of a stretch of samples, never below `known`: only what rises above it is looked at. */
export function truePeak(
  samples: Float32Array,
  { from = 0, to = samples.length, known = 0 }: { from?: number; to?: number; known?: number } = {},
): number {
  let peak = Math.max(known, samplePeak(samples, from, to));
  const raise = (_: number, value: number) => {
    if (value > peak) peak = value;
  };
  eachPeak(samples, peak, raise, { from, to });
  return peak;
}
