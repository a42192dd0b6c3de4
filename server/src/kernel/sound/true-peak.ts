/** Between two samples a signal may rise above both: peaks are looked for at eight times the rate. */
const PHASES = 8;
/** So many samples say what lies between two, up to the highest tones that the rate can hold. */
const TAPS = 24;
const BEFORE = TAPS / 2 - 1;
/** Places are looked at in blocks of so many samples. */
const BLOCK = 128;

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

/** No interpolated value is higher than the highest of its samples by this factor. */
const MOST_GAIN = Math.max(...filters.map((filter) => filter.reduce((sum, tap) => sum + Math.abs(tap), 0)));

/**
 * Between two samples the sound leaves the straight line from the one to the other by no more than this many
 * times the sharpest bend around, as a second difference; and the lines by way of the value in the middle.
 */
const MOST_BEND = Math.max(...filters.map((filter, phase) => bendOf(filter, straight((phase + 1) / PHASES))));
const MOST_BEND_OF_HALVES = Math.max(
  ...filters.map((filter, phase) => bendOf(filter, byMiddle((phase + 1) / PHASES))),
);

/** Taps that interpolate along a straight line. */
function straight(fraction: number): Float64Array {
  const taps = new Float64Array(TAPS);
  taps[BEFORE] = 1 - fraction;
  taps[BEFORE + 1] = fraction;
  return taps;
}

/** Taps of the straight lines that meet in the middle. */
function byMiddle(fraction: number): Float64Array {
  const near = straight(Math.round(fraction));
  const share = 1 - Math.abs(2 * fraction - 1);
  return middle.map((tap, index) => share * tap + (1 - share) * (near[index] as number));
}

/**
 * By how many times the sharpest bend two filters of the same sum differ at most. Summed up twice, their
 * difference says how much of each bend it takes, once its slope is given to the two samples in the middle.
 */
function bendOf(filter: Float64Array, line: Float64Array): number {
  const rest = filter.map((tap, index) => tap - (line[index] as number));
  const slope = rest.reduce((sum, tap, index) => sum + tap * (index - BEFORE), 0);
  rest[BEFORE] = (rest[BEFORE] as number) + slope;
  rest[BEFORE + 1] = (rest[BEFORE + 1] as number) - slope;
  let [step, bend, total] = [0, 0, 0];
  for (const tap of rest) {
    step += tap;
    bend += step;
    total += Math.abs(bend);
  }
  return total;
}

/** The largest second difference that interpolation from `from` on and before `to` takes in. */
function sharpestBend(samples: Float32Array, from: number, to: number): number {
  const first = from - BEFORE;
  const last = to + TAPS - BEFORE;
  // At its ends a sound may begin and stop at any height.
  if (first < 1 || last >= samples.length) return Number.POSITIVE_INFINITY;
  let sharpest = 0;
  let slope = (samples[first] as number) - (samples[first - 1] as number);
  for (let index = first; index < last; index++) {
    const next = (samples[index + 1] as number) - (samples[index] as number);
    const bend = Math.abs(next - slope);
    if (bend > sharpest) sharpest = bend;
    slope = next;
  }
  return sharpest;
}

/**
 * Calls `found` with the peak from each sample to the next wherever it passes `floor`. Only where the
 * samples are so high, or bend so sharply, that it may, are values interpolated.
 */
export function eachPeak(
  samples: Float32Array,
  floor: number,
  found: (at: number, peak: number) => void,
  { from = 0, to = samples.length } = {},
): void {
  for (let start = from; start < to; start += BLOCK) {
    const end = Math.min(to, start + BLOCK);
    const around = samplePeak(
      samples,
      Math.max(0, start - BEFORE),
      Math.min(samples.length, end + TAPS - BEFORE),
    );
    if (around * MOST_GAIN <= floor) continue;
    const bend = sharpestBend(samples, start, end);
    if (around + bend * MOST_BEND <= floor) continue;
    let next = Math.abs(samples[start] as number);
    for (let at = start; at < end; at++) {
      const here = next;
      next = at + 1 < samples.length ? Math.abs(samples[at + 1] as number) : 0;
      const ends = Math.max(here, next);
      if (ends + bend * MOST_BEND <= floor) continue;
      let peak = Math.max(ends, between(middle, samples, at));
      if (peak + bend * MOST_BEND_OF_HALVES > floor)
        for (const filter of filters) peak = Math.max(peak, between(filter, samples, at));
      if (peak > floor) found(at, peak);
    }
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
