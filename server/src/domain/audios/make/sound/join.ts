import { closeSync, openSync, readSync, writeSync } from "node:fs";
import { CEILING, type SoundMeasures } from "#kernel/sound/finish-segment";
import { needsLimiter } from "#kernel/sound/gain";
import { limit } from "#kernel/sound/limiter";
import { truePeak } from "#kernel/sound/true-peak";
import { HEADER_BYTES, parseWavHeader, toFloats, toInt16, wavFile } from "#kernel/sound/wav";

export interface Part {
  /** Bytes from the beginning of the file of parts. */
  offset: number;
  sampleCount: number;
  /** Samples from the beginning of the joined sound. */
  start: number;
  measures: SoundMeasures;
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

export interface WriteRequest extends Pick<JoinRequest, "partsPath" | "parts" | "outPath" | "sampleRate"> {
  gain: number;
}

/** Writes parts to their places in a file that is silent there; one of them in memory at a time. */
export function writeParts({ partsPath, parts, outPath, sampleRate, gain }: WriteRequest): void {
  const from = openSync(partsPath, "r");
  const to = openSync(outPath, "r+");
  try {
    for (const part of parts) {
      const stored = new Int16Array(part.sampleCount);
      readSync(from, toBytes(stored), 0, stored.byteLength, part.offset);
      const samples = amplified(stored, { gain, truePeak: part.measures.truePeak, sampleRate });
      const bytes = toBytes(toInt16(samples, stored));
      writeSync(to, bytes, 0, bytes.length, HEADER_BYTES + part.start * 2);
    }
  } finally {
    closeSync(from);
    closeSync(to);
  }
}

/** A finished segment at another gain; limited again where that raises its peaks too high. */
function amplified(
  stored: Int16Array,
  { gain, truePeak, sampleRate }: { gain: number; truePeak: number; sampleRate: number },
): Float32Array {
  const samples = toFloats(stored, { gain });
  if (needsLimiter({ truePeak }, gain)) limit(samples, sampleRate, CEILING);
  return samples;
}

export interface Raise {
  /** A wav file of ours. */
  wav: Uint8Array;
  gain: number;
}

/** The same wav file at another gain, limited where it needs it. */
export function raisedWav({ wav, gain }: Raise): Uint8Array<ArrayBuffer> {
  const { sampleRate, sampleCount } = parseWavHeader(wav.subarray(0, HEADER_BYTES), wav.length);
  const stored = new Int16Array(sampleCount);
  toBytes(stored).set(wav.subarray(HEADER_BYTES));
  const peak = truePeak(toFloats(stored));
  return wavFile(sampleRate, amplified(stored, { gain, truePeak: peak, sampleRate }));
}

const toBytes = (samples: Int16Array) =>
  new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
