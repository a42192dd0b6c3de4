/**
 * Plays samples `ratio` times as fast, by cubic interpolation: pitch and pace rise together. An engine
 * without a pitch of its own speaks slower by the same ratio first, and only the pitch is left.
 */
export function resample(samples: Float32Array, ratio: number): Float32Array {
  if (ratio === 1) return samples;
  const result = new Float32Array(Math.floor(samples.length / ratio));
  const at = (index: number) => samples[index] ?? 0;
  for (let index = 0; index < result.length; index++) {
    const position = index * ratio;
    const base = Math.floor(position);
    const t = position - base;
    const [a, b, c, d] = [at(base - 1), at(base), at(base + 1), at(base + 2)];
    result[index] = b + (t / 2) * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  }
  return result;
}
