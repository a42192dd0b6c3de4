/** Between two samples a signal may rise above both: peaks are looked for at four times the rate. */
const PHASES = 4;
const TAPS = 12;
/** What lies between two samples of a voice is never this much higher than the higher one. */
const OVERSHOOT = 1.6;

/** Phase by phase, the taps of a windowed sinc that interpolates between the 6th and 7th sample. */
const filters = Array.from({ length: PHASES - 1 }, (_, index) => {
  const fraction = (index + 1) / PHASES;
  const taps = Float64Array.from({ length: TAPS }, (_, tap) => {
    const t = tap - (TAPS / 2 - 1) - fraction;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * t) / (TAPS / 2));
    return (t === 0 ? 1 : Math.sin(Math.PI * t) / (Math.PI * t)) * window;
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
});

/** The largest absolute value between `samples[at]` and the sample after it. */
function peakAfter(samples: Float32Array, at: number): number {
  let peak = 0;
  for (const taps of filters) {
    let value = 0;
    for (let tap = 0; tap < TAPS; tap++)
      value += (taps[tap] as number) * (samples[at - (TAPS / 2 - 1) + tap] ?? 0);
    peak = Math.max(peak, Math.abs(value));
  }
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
  for (let at = from; at < to; at++) {
    const here = Math.abs(samples[at] as number);
    const next = Math.abs(samples[at + 1] ?? 0);
    if (Math.max(here, next) * OVERSHOOT < floor) continue;
    const peak = Math.max(here, next, peakAfter(samples, at));
    if (peak > floor) found(at, peak);
  }
}

/** The true peak of samples that come in pieces. */
export function createPeakMeter() {
  let peak = 0;
  let joined = new Float32Array(0);
  let done = 0;
  const raise = (_: number, value: number) => {
    peak = Math.max(peak, value);
  };
  return {
    push(samples: Float32Array) {
      // The last samples wait for the next piece: the filter looks at both sides of its place.
      const kept = joined.slice(-TAPS);
      const from = Math.max(0, done - (joined.length - kept.length));
      joined = new Float32Array(kept.length + samples.length);
      joined.set(kept);
      joined.set(samples, kept.length);
      done = Math.max(from, joined.length - TAPS / 2);
      // Only what rises above every sample is worth interpolating for.
      peak = Math.max(peak, samplePeak(samples));
      eachPeak(joined, peak, raise, { from, to: done });
    },
    finish(): number {
      eachPeak(joined, peak, raise, { from: done });
      return peak;
    },
  };
}

function samplePeak(samples: Float32Array): number {
  let peak = 0;
  for (let index = 0; index < samples.length; index++)
    peak = Math.max(peak, Math.abs(samples[index] as number));
  return peak;
}

export function truePeak(samples: Float32Array): number {
  const meter = createPeakMeter();
  meter.push(samples);
  return meter.finish();
}
