/** Loudness by ITU-R BS.1770-4, mono. */

/** Energies are kept in steps that its blocks of 400 ms and hops of 100 ms are multiples of. */
const STEP_SECONDS = 0.05;
const STEPS_PER_BLOCK = 8;
const STEPS_PER_HOP = 2;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

export const stepSamples = (sampleRate: number) => Math.round(sampleRate * STEP_SECONDS);

const toLufs = (energy: number) => -0.691 + 10 * Math.log10(energy);
const toEnergy = (lufs: number) => 10 ** ((lufs + 0.691) / 10);

interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** The two filters of the standard, for any sample rate: the head's shelf, then the high-pass. */
function kWeighting(sampleRate: number): readonly [Biquad, Biquad] {
  const shelf = (() => {
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
    } as const;
  })();
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return [shelf, { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] }];
}

/** Takes samples in pieces; gives the mean weighted energy of each step, the last one padded with silence. */
export function createMeter(sampleRate: number) {
  const [shelf, pass] = kWeighting(sampleRate);
  const [b0, b1, b2] = shelf.b;
  const [a1, a2] = shelf.a;
  const [c1, c2] = pass.a;
  const step = stepSamples(sampleRate);
  const energies: number[] = [];
  const state = new Float64Array(4);
  let sum = 0;
  let count = 0;
  return {
    push(samples: Float32Array) {
      let [s1, s2, t1, t2] = state as unknown as [number, number, number, number];
      for (let index = 0; index < samples.length; index++) {
        // The offset, far below hearing, keeps the filters out of the slow range of tiny numbers.
        const x = (samples[index] as number) + 1e-15;
        const y = b0 * x + s1;
        s1 = b1 * x - a1 * y + s2;
        s2 = b2 * x - a2 * y;
        const z = y + t1;
        t1 = -2 * y - c1 * z + t2;
        t2 = y - c2 * z;
        sum += z * z;
        if (++count === step) {
          energies.push(sum / step);
          sum = 0;
          count = 0;
        }
      }
      state.set([s1, s2, t1, t2]);
    },
    finish(): number[] {
      if (count > 0) energies.push(sum / step);
      count = 0;
      return energies;
    },
  };
}

/** Integrated loudness in LUFS, gated; −Infinity for silence. What is shorter than a block is one. */
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
