import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { ABSOLUTE_GATE, createMeter, integratedLoudness, stepSamples } from "#kernel/sound/loudness";
import { PEAK_MARGIN, samplePeak, truePeak } from "#kernel/sound/true-peak";
import { HEADER_BYTES, parseWavHeader, toFloats } from "#kernel/sound/wav";

const WAVEFORM_PEAKS = 1_000;
const BLOCK_SAMPLES = 1 << 16;
/** Steps of loudness after which the filter's memory has faded: half a second. */
const PREROLL_STEPS = 10;
/** A thread that measures less than this many steps, ten seconds, is not worth waking. */
const FEWEST_STEPS = 200;

export interface SoundFacts {
  bytes: number;
  sampleRate: number;
  /** Seconds. */
  duration: number;
  /** LUFS and dBTP. */
  loudness: number;
  truePeak: number;
  /** 1,000 peaks of 0–1. */
  waveform: number[];
}

/** Samples of a file, from the first to the one behind the last; the first is at a loudness step. */
export interface Stretch {
  path: string;
  from: number;
  to: number;
}

/** Measurements of a stretch. */
export interface Measured {
  bytes: number;
  sampleRate: number;
  sampleCount: number;
  energies: number[];
  truePeak: number;
  waveform: Float32Array;
}

/** The whole of a file in at most so many stretches. */
export function stretches(path: string, sampleCount: number, sampleRate: number, most: number): Stretch[] {
  const step = stepSamples(sampleRate);
  const steps = Math.ceil(sampleCount / step);
  const each = Math.max(FEWEST_STEPS, Math.ceil(steps / most)) * step;
  const count = Math.max(1, Math.ceil(sampleCount / each));
  return Array.from({ length: count }, (_, index) => ({
    path,
    from: index * each,
    to: Math.min(sampleCount, (index + 1) * each),
  }));
}

/** Opens a finished file and measures a stretch of it, in blocks. */
export function measureStretch({ path, from, to }: Stretch): Measured {
  const file = openSync(path, "r");
  try {
    const bytes = fstatSync(file).size;
    const header = new Uint8Array(HEADER_BYTES);
    readSync(file, header, 0, HEADER_BYTES, 0);
    const { sampleRate, sampleCount } = parseWavHeader(header, bytes);
    const stored = new Int16Array(BLOCK_SAMPLES + 2 * PEAK_MARGIN);
    const floats = new Float32Array(stored.length);
    const read = (start: number, end: number) => {
      const bytes = new Uint8Array(stored.buffer, 0, (end - start) * 2);
      readSync(file, bytes, 0, bytes.length, HEADER_BYTES + start * 2);
      return toFloats(stored.subarray(0, end - start), { into: floats });
    };

    const meter = createMeter(sampleRate);
    const before = Math.max(0, from - PREROLL_STEPS * stepSamples(sampleRate));
    meter.push(read(before, from));
    const waveform = new Float32Array(WAVEFORM_PEAKS);
    let peak = 0;
    for (let at = from; at < to; at += BLOCK_SAMPLES) {
      const end = Math.min(to, at + BLOCK_SAMPLES);
      const start = Math.max(0, at - PEAK_MARGIN);
      const samples = read(start, Math.min(sampleCount, end + PEAK_MARGIN));
      const own = { from: at - start, to: end - start };
      meter.push(samples.subarray(own.from, own.to));
      peak = truePeak(samples, { ...own, known: peak });
      raise(waveform, samples, start, own, sampleCount);
    }
    const energies = meter.finish().slice((from - before) / stepSamples(sampleRate));
    return { bytes, sampleRate, sampleCount, energies, truePeak: peak, waveform };
  } finally {
    closeSync(file);
  }
}

/** The facts of a file whose stretches were measured, in their order. */
export function soundFactsOf(measured: readonly [Measured, ...Measured[]]): SoundFacts {
  const [{ bytes, sampleRate, sampleCount }] = measured;
  const peak = Math.max(...measured.map(({ truePeak: own }) => own));
  return {
    bytes,
    sampleRate,
    duration: sampleCount / sampleRate,
    // Loudness of inaudible sound: a finite figure, which can be stored and sent.
    loudness: Math.max(
      ABSOLUTE_GATE,
      hundredths(integratedLoudness(measured.flatMap(({ energies }) => energies))),
    ),
    truePeak: hundredths(20 * Math.log10(peak)),
    waveform: Array.from({ length: WAVEFORM_PEAKS }, (_, bin) =>
      Math.min(
        1,
        Math.round(Math.max(...measured.map(({ waveform }) => waveform[bin] ?? 0)) * 1_000) / 1_000,
      ),
    ),
  };
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** Raises the bins of the waveform that these samples fall into; `start` is where they stand in the whole. */
function raise(
  waveform: Float32Array,
  samples: Float32Array,
  start: number,
  { from, to }: { from: number; to: number },
  total: number,
): void {
  for (let at = from; at < to; ) {
    const bin = Math.floor(((start + at) * waveform.length) / total);
    const end = Math.min(to, Math.max(at + 1, Math.ceil(((bin + 1) * total) / waveform.length) - start));
    waveform[bin] = Math.max(waveform[bin] as number, samplePeak(samples, at, end));
    at = end;
  }
}
