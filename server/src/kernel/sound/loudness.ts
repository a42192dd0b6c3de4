/** Loudness by ITU-R BS.1770-4, mono. */

/** Energies are kept in steps that its blocks of 400 ms and hops of 100 ms are multiples of. */
const STEP_SECONDS = 0.05;
const STEPS_PER_BLOCK = 8;
const STEPS_PER_HOP = 2;
/** Sound below this loudness, in LUFS, does not count. */
export const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

export const stepSamples = (sampleRate: number) => Math.round(sampleRate * STEP_SECONDS);

/** Added to each sample: far below hearing, it keeps the filters out of the slow range of tiny numbers. */
const TINY = 1e-15;

const toLufs = (energy: number) => -0.691 + 10 * Math.log10(energy);
const toEnergy = (lufs: number) => 10 ** ((lufs + 0.691) / 10);

interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** The two filters of the standard, for any sample rate: the head's shelf, then the high-pass. */
function kWeighting(sampleRate: number) {
  const shelf = ((): Biquad => {
    const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
    const q = 0.7071752369554196;
    const high = 10 ** (3.999843853973347 / 20);
    const band = high ** 0.4996667741545416;
    const a0 = 1 + k / q + k * k;
    return {
      b: [
        (high + (band * k) / q + k * k) / a0,
        (2 * (k * k - high)) / a0,
        (high - (band * k) / q + k * k) / a0,
      ],
      a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
    };
  })();
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  /** Its other factors are 1, −2 and 1. */
  const pass: Pick<Biquad, "a"> = { a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] };
  return { shelf, pass };
}

/** Factors of the two filters, and the last two values of the sound and of each filter. */
function filterState(sampleRate: number) {
  const { shelf, pass } = kWeighting(sampleRate);
  const [b0, b1, b2] = shelf.b;
  const [a1, a2] = shelf.a;
  const [c1, c2] = pass.a;
  // The shelf's first factor is left out, which saves a multiplication a sample, and given to the energy.
  const factors = { b1: b1 / b0, b2: b2 / b0, a1, a2, c1, c2, unit: b0 ** 2 };
  return { ...factors, u1: 0, u2: 0, v1: 0, v2: 0, w1: 0, w2: 0 };
}

/**
 * The sum of the squares of these samples, filtered. Two samples a round, so that fewer values are moved, and
 * what needs the result before comes last in each sum, so that little waits: a third of the time otherwise.
 */
function weigh(
  state: ReturnType<typeof filterState>,
  samples: Float32Array,
  from: number,
  to: number,
): number {
  const { b1, b2, a1, a2, c1, c2 } = state;
  let { u1, u2, v1, v2, w1, w2 } = state;
  let total = 0;
  let index = from;
  for (; index + 1 < to; index += 2) {
    const u = (samples[index] as number) + TINY;
    const v = u + (b1 * u1 + b2 * u2 - a2 * v2) - a1 * v1;
    const w = v - 2 * v1 + (v2 - c2 * w2) - c1 * w1;
    const nextU = (samples[index + 1] as number) + TINY;
    const nextV = nextU + (b1 * u + b2 * u1 - a2 * v1) - a1 * v;
    const nextW = nextV - 2 * v + (v1 - c2 * w1) - c1 * w;
    total += w * w + nextW * nextW;
    u2 = u;
    v2 = v;
    w2 = w;
    u1 = nextU;
    v1 = nextV;
    w1 = nextW;
  }
  if (index < to) {
    const u = (samples[index] as number) + TINY;
    const v = u + (b1 * u1 + b2 * u2 - a2 * v2) - a1 * v1;
    const w = v - 2 * v1 + (v2 - c2 * w2) - c1 * w1;
    total += w * w;
    u2 = u1;
    u1 = u;
    v2 = v1;
    v1 = v;
    w2 = w1;
    w1 = w;
  }
  Object.assign(state, { u1, u2, v1, v2, w1, w2 });
  return total;
}

/** Takes samples in pieces; gives the mean weighted energy of each step, the last one padded with silence. */
export function createMeter(sampleRate: number) {
  const state = filterState(sampleRate);
  const step = stepSamples(sampleRate);
  const energies: number[] = [];
  let sum = 0;
  let count = 0;
  const endStep = () => {
    energies.push((sum * state.unit) / step);
    sum = 0;
    count = 0;
  };

  return {
    push(samples: Float32Array) {
      for (let from = 0; from < samples.length; ) {
        const to = Math.min(samples.length, from + step - count);
        sum += weigh(state, samples, from, to);
        count += to - from;
        from = to;
        if (count === step) endStep();
      }
    },
    finish(): number[] {
      if (count > 0) endStep();
      return energies;
    },
  };
}

/** Integrated loudness in LUFS, gated; −Infinity where nothing is loud enough to be measured. What is shorter than a block is one. */
export function integratedLoudness(energies: ArrayLike<number>): number {
  const blocks = blockEnergies(energies);
  const audible = blocks.filter((energy) => energy > toEnergy(ABSOLUTE_GATE));
  const threshold = toEnergy(toLufs(mean(audible)) + RELATIVE_GATE);
  return toLufs(mean(audible.filter((energy) => energy > threshold)));
}

function blockEnergies(energies: ArrayLike<number>): number[] {
  const blocks: number[] = [];
  const size = Math.min(STEPS_PER_BLOCK, energies.length);
  for (let start = 0; start + size <= energies.length && size > 0; start += STEPS_PER_HOP) {
    let sum = 0;
    for (let index = start; index < start + size; index++) sum += energies[index] as number;
    blocks.push(sum / size);
  }
  return blocks;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
