import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { createMeter, integratedLoudness } from "./loudness.ts";
import { createPeakMeter } from "./true-peak.ts";
import { HEADER_BYTES, parseWavHeader, toFloats } from "./wav.ts";

const WAVEFORM_PEAKS = 1_000;
const BLOCK_SAMPLES = 1 << 16;

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

/** Opens a finished file and measures it from beginning to end, in blocks. */
export function measureFile(path: string): SoundFacts {
  const file = openSync(path, "r");
  try {
    const bytes = fstatSync(file).size;
    const header = new Uint8Array(HEADER_BYTES);
    readSync(file, header, 0, HEADER_BYTES, 0);
    const { sampleRate, sampleCount } = parseWavHeader(header, bytes);
    const loudness = createMeter(sampleRate);
    const peak = createPeakMeter();
    const waveform = new Float32Array(WAVEFORM_PEAKS);
    for (let at = 0; at < sampleCount; at += BLOCK_SAMPLES) {
      const stored = new Int16Array(Math.min(BLOCK_SAMPLES, sampleCount - at));
      readSync(file, new Uint8Array(stored.buffer), 0, stored.byteLength, HEADER_BYTES + at * 2);
      const samples = toFloats(stored);
      loudness.push(samples);
      peak.push(samples);
      raise(waveform, samples, at, sampleCount);
    }
    return {
      bytes,
      sampleRate,
      duration: sampleCount / sampleRate,
      loudness: hundredths(integratedLoudness(loudness.finish())),
      truePeak: hundredths(20 * Math.log10(peak.finish())),
      waveform: [...waveform].map((value) => Math.min(1, Math.round(value * 1_000) / 1_000)),
    };
  } finally {
    closeSync(file);
  }
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

function raise(waveform: Float32Array, samples: Float32Array, at: number, total: number): void {
  for (let index = 0; index < samples.length; index++) {
    const bin = Math.floor(((at + index) * waveform.length) / total);
    const value = Math.abs(samples[index] as number);
    if (value > (waveform[bin] as number)) waveform[bin] = value;
  }
}
