import type { Pcm } from "./pcm.ts";

/** Zero crossings of the filter on each side. */
const CROSSINGS = 16;
const STEPS = 1_024;

/** A windowed sinc, one side of it, in steps of a sample. */
const kernel = Float32Array.from({ length: CROSSINGS * STEPS + 1 }, (_, index) => {
  const x = index / STEPS;
  const window =
    0.42 + 0.5 * Math.cos((Math.PI * x) / CROSSINGS) + 0.08 * Math.cos((2 * Math.PI * x) / CROSSINGS);
  return (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)) * window;
});

/** The same sound at another rate; what the new rate cannot hold is filtered out, not folded back. */
export function toRate({ samples, sampleRate: from }: Pcm, to: number): Pcm {
  if (from === to) return { samples, sampleRate: to };
  const step = from / to;
  const cutoff = Math.min(1, to / from) * 0.95;
  const reach = CROSSINGS / cutoff;
  const result = new Float32Array(Math.round(samples.length / step));
  for (let index = 0; index < result.length; index++) {
    const position = index * step;
    const last = Math.min(samples.length - 1, Math.floor(position + reach));
    let sum = 0;
    for (let at = Math.max(0, Math.ceil(position - reach)); at <= last; at++) {
      const place = Math.round(Math.abs(at - position) * cutoff * STEPS);
      sum += (samples[at] as number) * (kernel[place] as number);
    }
    result[index] = sum * cutoff;
  }
  return { samples: result, sampleRate: to };
}
