import { closeSync, openSync, readSync, writeSync } from "node:fs";
import { CEILING, LIMIT_ABOVE, type Measures } from "./finish-segment.ts";
import { limit } from "./limiter.ts";
import { createMeter, integratedLoudness, stepSamples } from "./loudness.ts";
import { toFloats, toInt16, wavHeader } from "./wav.ts";

export interface Part {
  /** Bytes from the beginning of the file of parts. */
  offset: number;
  sampleCount: number;
  /** Samples from the beginning of the joined sound. */
  start: number;
  measures: Measures;
}

export interface JoinRequest {
  /** 16-bit samples of all parts, one behind the other. */
  partsPath: string;
  parts: Part[];
  outPath: string;
  sampleRate: number;
  sampleCount: number;
  /** LUFS. */
  loudness: number;
}

/** Limiting costs loudness: how often, and how far from the target, the gain is raised again. */
const ROUNDS = 4;
const TOLERANCE = 0.2;

/** Writes the joined sound as a wav file at the loudness asked for; one part in memory at a time. */
export function join(request: JoinRequest): void {
  const parts = openSync(request.partsPath, "r");
  const out = openSync(request.outPath, "w");
  try {
    const gain = gainFor(request, parts);
    writeSync(out, wavHeader(request.sampleRate, request.sampleCount));
    let written = 0;
    for (const part of request.parts) {
      writeSilence(out, part.start - written);
      writeSync(out, toBytes(toInt16(read(parts, part, gain, request.sampleRate))));
      written = part.start + part.sampleCount;
    }
    writeSilence(out, request.sampleCount - written);
  } finally {
    closeSync(parts);
    closeSync(out);
  }
}

/** From stored measures alone, unless the gain drives parts into the limiter: those are measured anew. */
function gainFor(request: JoinRequest, parts: number): number {
  const { sampleRate, loudness } = request;
  const step = stepSamples(sampleRate);
  const energies = new Float64Array(Math.ceil(request.sampleCount / step));
  let gain = 1;
  for (let round = 0; round < ROUNDS; round++) {
    for (const part of request.parts) {
      const limited = part.measures.truePeak * gain > LIMIT_ABOVE && round > 0;
      const own = limited ? measured(parts, part, gain, sampleRate) : part.measures.energies;
      const scale = limited ? 1 : gain * gain;
      own.forEach((energy, index) => {
        energies[part.start / step + index] = energy * scale;
      });
    }
    const missing = loudness - integratedLoudness(energies);
    if (!Number.isFinite(missing) || Math.abs(missing) < TOLERANCE) break;
    gain *= 10 ** (missing / 20);
  }
  return gain;
}

function measured(parts: number, part: Part, gain: number, sampleRate: number): number[] {
  const meter = createMeter(sampleRate);
  meter.push(read(parts, part, gain, sampleRate));
  return meter.finish();
}

function read(file: number, part: Part, gain: number, sampleRate: number): Float32Array {
  const stored = new Int16Array(part.sampleCount);
  readSync(file, toBytes(stored), 0, stored.byteLength, part.offset);
  const samples = toFloats(stored);
  for (let index = 0; index < samples.length; index++) samples[index] = (samples[index] as number) * gain;
  if (part.measures.truePeak * gain > LIMIT_ABOVE) limit(samples, sampleRate, CEILING);
  return samples;
}

const toBytes = (samples: Int16Array) =>
  new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);

const silence = new Uint8Array(1 << 16);

function writeSilence(file: number, sampleCount: number): void {
  for (let bytes = sampleCount * 2; bytes > 0; bytes -= silence.length) {
    writeSync(file, silence, 0, Math.min(bytes, silence.length));
  }
}
