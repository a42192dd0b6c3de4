/** Between two samples a signal may rise above both: peaks are looked for at four times the rate. */
const PHASES = 4;
const TAPS = 12;
const BEFORE = TAPS / 2 - 1;
/** What lies between two samples of a voice is never this much higher than the higher one. */
const OVERSHOOT = 1.6;

/** How many samples on either side say what lies between two. */
export const PEAK_MARGIN = TAPS;

/** Phase by phase, the taps of a windowed sinc that interpolates between the 6th and 7th sample. */
const filters = Array.from({ length: PHASES - 1 }, (_, index) => {
  const fraction = (index + 1) / PHASES;
  const taps = Float64Array.from({ length: TAPS }, (_, tap) => {
    const t = tap - BEFORE - fraction;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * t) / (TAPS / 2));
    return (t === 0 ? 1 : Math.sin(Math.PI * t) / (Math.PI * t)) * window;
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
});
const [early, middle, late] = filters as [Float64Array, Float64Array, Float64Array];

/** The largest absolute value between `samples[at]` and the sample after it. */
function peakAfter(samples: Float32Array, at: number): number {
  const first = at - BEFORE;
  const inside = first >= 0 && first + TAPS <= samples.length;
  let [a, b, c] = [0, 0, 0];
  for (let tap = 0; tap < TAPS; tap++) {
    const value = inside ? (samples[first + tap] as number) : (samples[first + tap] ?? 0);
    a += (early[tap] as number) * value;
    b += (middle[tap] as number) * value;
    c += (late[tap] as number) * value;
  }
  return Math.max(Math.abs(a), Math.abs(b), Math.abs(c));
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
    const peak = Math.max(here, next, peakAfter(samples, at));
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
