/** The files that we write have the shortest header there is: 44 bytes, then 16-bit mono samples, then at most a tag. */
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
export function wavFile(sampleRate: number, samples: Float32Array): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(HEADER_BYTES + samples.length * BYTES_PER_SAMPLE);
  file.set(wavHeader(sampleRate, samples.length));
  toInt16(samples, samplesOf(file));
  return file;
}

/** The samples of a whole file, where they lie. */
export const samplesOf = (file: Uint8Array<ArrayBuffer>) =>
  new Int16Array(file.buffer, file.byteOffset + HEADER_BYTES);

/** Throws on any file that is not one of ours, whole. */
export function parseWavHeader(header: Uint8Array, fileBytes: number) {
  const view = Buffer.from(header.buffer, header.byteOffset, header.byteLength);
  if (view.length < HEADER_BYTES || view.toString("latin1", 0, 4) !== "RIFF")
    throw new Error("not a wav file");
  const sampleRate = view.readUInt32LE(24);
  const sampleCount = view.readUInt32LE(40) / BYTES_PER_SAMPLE;
  const isWhole = view.readUInt32LE(4) === fileBytes - 8;
  if (!isWhole || fileBytes < HEADER_BYTES + sampleCount * BYTES_PER_SAMPLE)
    throw new Error("a wav file of the wrong length");
  return { sampleRate, sampleCount };
}

/** To 16 bit, rounded, into the given array if there is one; what would pass full scale stops there. */
export function toInt16(
  samples: Float32Array,
  into: Int16Array<ArrayBuffer> = new Int16Array(samples.length),
): Int16Array<ArrayBuffer> {
  for (let index = 0; index < samples.length; index++) {
    const value = (samples[index] as number) * 32767 + 32768.5;
    // Rounded as a positive number is, by cutting off: several times as fast as Math.round.
    into[index] = ((value < 0 ? 0 : value > 65535 ? 65535 : value) | 0) - 32768;
  }
  return into;
}

/** Converts to numbers between −1 and 1, times `gain`, into the given array if there is one. */
export function toFloats(
  samples: Int16Array,
  { into = new Float32Array(samples.length), gain = 1 }: { into?: Float32Array; gain?: number } = {},
): Float32Array {
  const unit = gain / 32767;
  for (let index = 0; index < samples.length; index++) into[index] = (samples[index] as number) * unit;
  return into.subarray(0, samples.length);
}

/** Files of one rate, one behind the other with a short silence between them; null without any. */
export function joinedWav(wavs: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> | null {
  const [first, ...others] = wavs;
  if (!first || others.length === 0) return first ?? null;
  const { sampleRate } = parseWavHeader(first.subarray(0, HEADER_BYTES), first.length);
  const silence = Buffer.alloc(Math.round(sampleRate * BETWEEN_SECONDS) * BYTES_PER_SAMPLE);
  const data = [first, ...others].map((wav) => wav.subarray(HEADER_BYTES));
  const joined = data.flatMap((samples, at) => (at === 0 ? [samples] : [silence, samples]));
  const bytes = joined.reduce((sum, { length }) => sum + length, 0);
  return new Uint8Array(Buffer.concat([wavHeader(sampleRate, bytes / BYTES_PER_SAMPLE), ...joined]));
}
const BETWEEN_SECONDS = 0.12;
