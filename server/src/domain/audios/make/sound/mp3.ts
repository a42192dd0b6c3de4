import { closeSync, fstatSync, openSync, readSync, writeSync } from "node:fs";
import { MPEGDecoder } from "mpg123-decoder";
import { createMp3Encoder } from "wasm-media-encoders";
import { HEADER_BYTES, parseWavHeader, toFloats, toInt16, wavHeader } from "#kernel/sound/wav";
import { id3, type Tag } from "./id3.ts";
import { infoFrame } from "./info-frame.ts";

/** Kilobits a second, for each rate in Hz: with fewer, decoded peaks stand above those that were encoded. */
const BITRATES: Readonly<Record<number, 64 | 96 | 128>> = { 16000: 64, 22050: 96, 24000: 96 };
const BLOCK_SAMPLES = 1 << 15;
const BLOCK_BYTES = 1 << 14;
/** Samples by which decoders may disagree about where a sound ends. */
const MOST_DIFFERENCE = 1;

export interface Mp3Request {
  wavPath: string;
  mp3Path: string;
  /** Where to write, as a wav file, what a player will hear. */
  heardPath: string;
  /** Metadata that players show. */
  tag: Tag;
  gain: number;
}

export interface Heard {
  sampleRate: number;
  sampleCount: number;
}

/** One of our wav files as mp3, and that decoded again. Throws where one does not hold what the other does. */
export async function encodeAndHear({ wavPath, mp3Path, heardPath, ...how }: Mp3Request): Promise<Heard> {
  const written = await encode(wavPath, mp3Path, how);
  const heard = await decode(mp3Path, heardPath);
  const difference = Math.abs(heard.sampleCount - written.sampleCount);
  if (heard.sampleRate !== written.sampleRate || difference > MOST_DIFFERENCE)
    throw new Error("an mp3 that does not hold its sound");
  return heard;
}

async function encode(
  wavPath: string,
  mp3Path: string,
  { tag, gain }: Pick<Mp3Request, "tag" | "gain">,
): Promise<Heard> {
  const encoder = await createMp3Encoder();
  const from = openSync(wavPath, "r");
  const to = openSync(mp3Path, "w");
  try {
    const header = new Uint8Array(HEADER_BYTES);
    readSync(from, header, 0, HEADER_BYTES, 0);
    const { sampleRate, sampleCount } = parseWavHeader(header, fstatSync(from).size);
    encoder.configure({ sampleRate, channels: 1, bitrate: BITRATES[sampleRate] ?? 128 });
    const encoded: Uint8Array[] = [];
    for (let at = 0; at < sampleCount; at += BLOCK_SAMPLES) {
      const stored = new Int16Array(Math.min(BLOCK_SAMPLES, sampleCount - at));
      readSync(from, new Uint8Array(stored.buffer), 0, stored.byteLength, HEADER_BYTES + at * 2);
      // The encoder hands out a view of its own memory, which the next call overwrites.
      encoded.push(encoder.encode([toFloats(stored, { gain })]).slice());
    }
    encoded.push(encoder.finalize().slice());
    const music = Buffer.concat(encoded);
    for (const part of [id3(tag), infoFrame(music, sampleCount), music]) writeSync(to, part);
    return { sampleRate, sampleCount };
  } finally {
    closeSync(from);
    closeSync(to);
  }
}

async function decode(mp3Path: string, wavPath: string): Promise<Heard> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const from = openSync(mp3Path, "r");
  const to = openSync(wavPath, "w");
  try {
    const block = new Uint8Array(BLOCK_BYTES);
    const heard = { sampleRate: 0, sampleCount: 0 };
    let at = HEADER_BYTES;
    for (let read = readSync(from, block); read > 0; read = readSync(from, block)) {
      const { channelData, sampleRate, errors } = decoder.decode(block.subarray(0, read));
      if (errors[0]) throw new Error(`an mp3 that cannot be decoded: ${errors[0].message}`);
      const [samples] = channelData;
      if (!samples?.length) continue;
      at += writeSync(to, toInt16(samples), 0, samples.length * 2, at);
      heard.sampleRate = sampleRate;
      heard.sampleCount += samples.length;
    }
    writeSync(to, wavHeader(heard.sampleRate, heard.sampleCount), 0, HEADER_BYTES, 0);
    return heard;
  } finally {
    decoder.free();
    closeSync(from);
    closeSync(to);
  }
}
