import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Part } from "#domain/audios/make/sound/join";
import { joinFile, mp3File } from "#domain/audios/make/sound/sound";
import { finishSegment } from "#kernel/sound/finish-segment";
import { timeline } from "#kernel/sound/timeline";
import { HEADER_BYTES } from "#kernel/sound/wav";
import { truePeakByAnotherMeter } from "./sound.ts";

export const RATE = 24_000;

let folder: string;
/** Gives a file's tests a folder for their sounds. */
export function withFolder() {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "yomikoe-sound-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
}

/** Joins what engines spoke, half a second apart, as the pipeline does. */
export async function joined(spoken: Float32Array[], loudness: number) {
  const [partsPath, outPath] = [join(folder, "parts.pcm"), join(folder, "audio.wav")];
  const finished = spoken.map((samples) => finishSegment({ samples: samples.slice(), sampleRate: RATE })!);
  const items = finished.map(({ sampleCount }) => ({ sampleCount, pause: 0.5 }));
  const { starts, sampleCount } = timeline(items, RATE);
  await writeFile(partsPath, Buffer.concat(finished.map(({ wav }) => wav)));
  let offset = 0;
  const parts = finished.map(({ wav, sampleCount, measures }, index): Part => {
    const begins = offset + HEADER_BYTES;
    offset += wav.length;
    return { offset: begins, sampleCount, start: starts[index] as number, measures };
  });
  const facts = await joinFile({ partsPath, parts, outPath, sampleRate: RATE, sampleCount, loudness });
  const file = await readFile(outPath);
  const joints = parts.flatMap(({ start, sampleCount }) => [start, start + sampleCount - 1]);
  const [mp3Path, heardPath] = [join(folder, "audio.mp3"), join(folder, "heard.wav")];
  const tag = { title: null, chapters: [] };
  const heard = await mp3File({ wavPath: outPath, mp3Path, heardPath, tag, loudness: facts.loudness });
  return {
    ...facts,
    heard: { ...heard, meter: truePeakByAnotherMeter(await readFile(heardPath)) },
    meter: truePeakByAnotherMeter(file),
    joints: joints.map((at) => file.readInt16LE(HEADER_BYTES + at * 2)),
  };
}

/** Noise of these volumes, each for so many seconds; the same each time. */
export function noise(...volumes: [seconds: number, volume: number][]): Float32Array {
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return (seed / 2_147_483_647) * 2 - 1;
  };
  return Float32Array.from(
    volumes.flatMap(([seconds, volume]) => Array.from({ length: seconds * RATE }, () => volume * random())),
  );
}

/** Proves what holds of these parts, joined, at each loudness that is asked. */
export function proveJoined(kinds: [name: string, spoken: Float32Array[]][]) {
  it.each(kinds)(
    "makes %s as loud as is asked, by one meter, with no peak above −1 dBTP by another and no click at a joint",
    async (kind, spoken) => {
      for (const loudness of [-24, -16, -12]) {
        const { meter, truePeak, joints, heard, ...facts } = await joined(spoken, loudness);
        expect(Math.abs(facts.loudness - loudness)).toBeLessThan(0.5);
        expect(joints.every((sample) => sample === 0)).toBe(true);
        expect(truePeak).toBeLessThanOrEqual(-1);
        expect(meter).toBeLessThanOrEqual(-1);
        expect(heard.meter).toBeLessThanOrEqual(-1);
        // An encoder cannot limit coughs: their mp3 stays softer.
        expect(Math.abs(heard.loudness - facts.loudness)).toBeLessThan(kind.includes("coughs") ? 2.5 : 0.3);
      }
    },
  );
}
