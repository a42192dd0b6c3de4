import type { Pcm } from "#kernel/sound/pcm";
import { INAUDIBLE } from "#kernel/sound/trim";
import { samplePeak } from "#kernel/sound/true-peak";

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;

/**
 * A wav file of any rate, number of channels and depth, as mono. Servers that write it while they speak
 * do not know its length: a data chunk lasts to the end of the file at most. Throws on silence, too: nobody is
 * asked to say nothing, and silence that is kept would be missing from every audio to come.
 */
export function readWav(file: Uint8Array): Pcm {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.toString("latin1", 8, 12) !== "WAVE") {
    throw new Error("the answer is no wav file");
  }
  let format: Buffer | null = null;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString("latin1", at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const body = bytes.subarray(at + 8, Math.min(bytes.length, at + 8 + size));
    if (name === "fmt ") format = body;
    if (name === "data" && format) return decode(format, body);
    at += 8 + size + (size % 2);
  }
  throw new Error("the wav file has no sound in it");
}

function decode(format: Buffer, data: Buffer): Pcm {
  const channels = format.readUInt16LE(2);
  const sampleRate = format.readUInt32LE(4);
  const width = format.readUInt16LE(14) / 8;
  const read = reader(format.readUInt16LE(0), format, width);
  if (!read || channels < 1 || sampleRate < 1) throw new Error("the wav file is of an unknown kind");
  const samples = new Float32Array(Math.floor(data.length / (width * channels)));
  for (let index = 0; index < samples.length; index++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++)
      sum += read(data, (index * channels + channel) * width);
    samples[index] = sum / channels;
  }
  if (samplePeak(samples) <= INAUDIBLE) throw new Error("the wav file is silent");
  return { sampleRate, samples };
}

function reader(kind: number, format: Buffer, width: number) {
  const encoding = kind === EXTENSIBLE && format.length >= 26 ? format.readUInt16LE(24) : kind;
  if (encoding === FLOAT && width === 4) return (data: Buffer, at: number) => data.readFloatLE(at);
  if (encoding !== PCM || width < 2 || width > 4) return null;
  const full = 2 ** (width * 8 - 1);
  return (data: Buffer, at: number) => data.readIntLE(at, width) / full;
}
