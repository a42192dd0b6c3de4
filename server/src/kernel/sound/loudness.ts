/** Loudness by ITU-R BS.1770-4, mono. */

/** Energies are kept in steps that its blocks of 400 ms and hops of 100 ms are multiples of. */
const STEP_SECONDS = 0.05;
const STEPS_PER_BLOCK = 8;
const STEPS_PER_HOP = 2;
/** Sound below this loudness, in LUFS, does not count. */
export const ABSOLUTE_GATE = -70;
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
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  let sum = 0;
  let count = 0;

  /** Straight from the filters' equations: what hangs on the last result comes last, so that little waits. */
  function weigh(samples: Float32Array, from: number, to: number) {
    let [u1, u2, v1, v2, w1, w2, total] = [x1, x2, y1, y2, z1, z2, sum];
    for (let index = from; index < to; index++) {
      // The offset, far below hearing, keeps the filters out of the slow range of tiny numbers.
      const u = (samples[index] as number) + 1e-15;
      const v = b0 * u + b1 * u1 + b2 * u2 - a2 * v2 - a1 * v1;
      const w = v - 2 * v1 + v2 - c2 * w2 - c1 * w1;
      total += w * w;
      u2 = u1;
      u1 = u;
      v2 = v1;
      v1 = v;
      w2 = w1;
      w1 = w;
    }
    [x1, x2, y1, y2, z1, z2, sum] = [u1, u2, v1, v2, w1, w2, total];
  }

  return {
    push(samples: Float32Array) {
      for (let from = 0; from < samples.length; ) {
        const to = Math.min(samples.length, from + step - count);
        weigh(samples, from, to);
        count += to - from;
        from = to;
        if (count < step) continue;
        energies.push(sum / step);
        sum = 0;
        count = 0;
      }
    },
    finish(): number[] {
      if (count > 0) energies.push(sum / step);
      count = 0;
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
