import { closeSync, fstatSync, openSync, readSync, writeSync } from "node:fs";
import { createMp3Encoder } from "wasm-media-encoders";
import { id3, type Tag } from "./id3.ts";
import { HEADER_BYTES, parseWavHeader, toFloats } from "./wav.ts";

/** Kilobits a second, for each rate in Hz: with fewer, decoded peaks stand above those that were encoded. */
const BITRATES: Readonly<Record<number, 64 | 96 | 128>> = { 16000: 64, 22050: 96, 24000: 96 };
const BLOCK_SAMPLES = 1 << 15;

export interface Mp3Request {
  wavPath: string;
  mp3Path: string;
  /** What players show of it. */
  tag: Tag;
}

/** One of our wav files as mp3, block by block. */
export async function wavToMp3({ wavPath, mp3Path, tag }: Mp3Request): Promise<void> {
  const encoder = await createMp3Encoder();
  const from = openSync(wavPath, "r");
  const to = openSync(mp3Path, "w");
  try {
    const header = new Uint8Array(HEADER_BYTES);
    readSync(from, header, 0, HEADER_BYTES, 0);
    const { sampleRate, sampleCount } = parseWavHeader(header, fstatSync(from).size);
    encoder.configure({ sampleRate, channels: 1, bitrate: BITRATES[sampleRate] ?? 128 });
    writeSync(to, id3(tag));
    for (let at = 0; at < sampleCount; at += BLOCK_SAMPLES) {
      const stored = new Int16Array(Math.min(BLOCK_SAMPLES, sampleCount - at));
      readSync(from, new Uint8Array(stored.buffer), 0, stored.byteLength, HEADER_BYTES + at * 2);
      writeSync(to, encoder.encode([toFloats(stored)]));
    }
    writeSync(to, encoder.finalize());
  } finally {
    closeSync(from);
    closeSync(to);
  }
}
