/** The files that we write have the shortest header there is: 44 bytes, then 16-bit mono samples. */
export const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;

export function wavHeader(sampleRate: number, sampleCount: number): Buffer {
  const dataBytes = sampleCount * BYTES_PER_SAMPLE;
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("RIFF", 0, "latin1");
  header.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4);
  header.write("WAVEfmt ", 8, "latin1");
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * BYTES_PER_SAMPLE, 28);
  header.writeUInt16LE(BYTES_PER_SAMPLE, 32);
  header.writeUInt16LE(BYTES_PER_SAMPLE * 8, 34);
  header.write("data", 36, "latin1");
  header.writeUInt32LE(dataBytes, 40);
  return header;
}

/** A whole file in memory. */
export function wavFile(sampleRate: number, samples: Int16Array): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(HEADER_BYTES + samples.byteLength);
  file.set(wavHeader(sampleRate, samples.length));
  file.set(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength), HEADER_BYTES);
  return file;
}

/** Throws on any file that is not one of ours, whole. */
export function parseWavHeader(header: Uint8Array, fileBytes: number) {
  const view = Buffer.from(header.buffer, header.byteOffset, header.byteLength);
  if (view.length < HEADER_BYTES || view.toString("latin1", 0, 4) !== "RIFF")
    throw new Error("not a wav file");
  const sampleRate = view.readUInt32LE(24);
  const sampleCount = view.readUInt32LE(40) / BYTES_PER_SAMPLE;
  if (fileBytes !== HEADER_BYTES + sampleCount * BYTES_PER_SAMPLE)
    throw new Error("a wav file of the wrong length");
  return { sampleRate, sampleCount };
}

/** To 16 bit, rounded; what would pass full scale stops there. */
export function toInt16(samples: Float32Array): Int16Array<ArrayBuffer> {
  const result = new Int16Array(samples.length);
  for (let index = 0; index < samples.length; index++) {
    const value = (samples[index] as number) * 32767;
    // Rounded as a positive number is, by cutting off: several times as fast as Math.round.
    if (value >= 32767) result[index] = 32767;
    else if (value <= -32768) result[index] = -32768;
    else result[index] = Math.trunc(value + 32768.5) - 32768;
  }
  return result;
}

/** Converts to numbers between −1 and 1, into the given array if there is one. */
export function toFloats(samples: Int16Array, into = new Float32Array(samples.length)): Float32Array {
  for (let index = 0; index < samples.length; index++) into[index] = (samples[index] as number) / 32767;
  return into.subarray(0, samples.length);
}
