import { openjtalk } from "#adapters/speech/openjtalk";

/** The samples of a wav file of ours, without what it tells behind them. */
const samplesOf = (wav: Buffer) =>
  new Int16Array(wav.buffer.slice(wav.byteOffset + 44, wav.byteOffset + 44 + wav.readUInt32LE(40)));

/** Samples on either side, and places between two, that a meter looks at which takes its time. */
const REACH = 64;
const PLACES = 16;
const weights = Array.from({ length: PLACES - 1 }, (_, place) =>
  Float64Array.from({ length: 2 * REACH }, (_, tap) => {
    const t = tap + 1 - REACH - (place + 1) / PLACES;
    return ((0.5 + 0.5 * Math.cos((Math.PI * t) / (REACH + 1))) * Math.sin(Math.PI * t)) / (Math.PI * t);
  }),
);

/** Three places of those, a quarter of a sample apart. */
const COARSE = [4, 8, 12].map((place) => weights[place - 1] as Float64Array);
/** An eighth of a sample beside the highest peak there is at least this part of it: cos(π / 8), and a little less. */
const NEAR = 0.85;

/** True peak of a wav file of ours in dBTP, by filters far longer than the product's own. */
export function truePeakByAnotherMeter(wav: Buffer): number {
  const samples = samplesOf(wav);
  const highest = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  const isLoud = (index: number) => Math.abs(samples[index] ?? 0) > 0.6 * highest;
  const between = (index: number, filter: Float64Array) => {
    let sum = 0;
    for (let tap = 0; tap < filter.length; tap++)
      sum += (samples[index + tap + 1 - REACH] as number) * (filter[tap] as number);
    return Math.abs(sum);
  };
  const highestOf = (index: number, filters: Float64Array[]) =>
    filters.reduce((peak, filter) => Math.max(peak, between(index, filter)), Math.abs(samples[index] ?? 0));

  const coarse = new Float64Array(samples.length);
  for (let index = REACH; index < samples.length - REACH; index++) {
    if (isLoud(index - 1) || isLoud(index) || isLoud(index + 1) || isLoud(index + 2))
      coarse[index] = highestOf(index, COARSE);
  }
  const found = coarse.reduce((peak, one) => Math.max(peak, one), highest);
  const peak = coarse.reduce(
    (most, one, index) => (one > NEAR * found ? Math.max(most, highestOf(index, weights)) : most),
    found,
  );
  return 20 * Math.log10(peak / 32_768);
}

/** Part of the 50 ms stretches in which somebody speaks. */
export function voicedPart(wav: Buffer): number {
  const samples = samplesOf(wav);
  const stretch = wav.readUInt32LE(24) / 20;
  let loud = 0;
  for (let at = 0; at < samples.length; at += stretch) {
    const squares = samples.subarray(at, at + stretch).reduce((sum, sample) => sum + sample ** 2, 0);
    if (Math.sqrt(squares / stretch) > 300) loud += 1;
  }
  return loud / Math.ceil(samples.length / stretch);
}

/** Small vowels belong to the syllable before them. */
export const morae = (kana: string) => kana.replace(/[^ァ-ヺー]|[ァィゥェォャュョヮ]/g, "").length;

/** How the engine reads a Japanese script, in kana. */
export async function readingOf(script: string): Promise<string> {
  const voice = openjtalk({ size: 1 });
  const lines = script.split("\n").filter((line) => line.trim());
  const kana = [];
  for (const line of lines) kana.push(await voice.reading(voice.normalize(line, "openjtalk:mei_normal")));
  await voice.close();
  return kana.join("");
}
