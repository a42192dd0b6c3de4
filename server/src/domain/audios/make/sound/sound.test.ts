import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { finishSegment } from "#kernel/sound/finish-segment";
import { timeline } from "#kernel/sound/timeline";
import { HEADER_BYTES } from "#kernel/sound/wav";
import { truePeakByAnotherMeter } from "#test/sound";
import type { Part } from "./join.ts";
import { joinFile, mp3File } from "./sound.ts";

const RATE = 24_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "yomikoe-sound-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Joins what engines spoke, half a second apart, as the pipeline does. */
async function joined(spoken: Float32Array[], loudness: number) {
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
function noise(...volumes: [seconds: number, volume: number][]): Float32Array {
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return (seed / 2_147_483_647) * 2 - 1;
  };
  return Float32Array.from(
    volumes.flatMap(([seconds, volume]) => Array.from({ length: seconds * RATE }, () => volume * random())),
  );
}

const ordinary = noise([1.5, 0.3]);
const coughs = noise([0.03, 0.9], [1, 0.02], [0.03, 0.9], [1, 0.02]);

it.each([
  ["ordinary parts", [ordinary, ordinary, ordinary]],
  ["a single part", [noise([3, 0.2])]],
  ["parts far softer than others", [noise([1.5, 0.9]), noise([1.5, 0.03]), noise([1.5, 0.9])]],
  ["one loud part among soft ones", [noise([1.5, 0.05]), noise([1.5, 0.9]), noise([1.5, 0.05])]],
  ["parts that are soft but for coughs at their beginnings", [coughs, coughs, coughs]],
])(
  "makes %s as loud as is asked, by one meter, with no peak above −1 dBTP by another and no click at a joint",
  async (_, spoken) => {
    for (const loudness of [-24, -16, -12]) {
      const { meter, truePeak, joints, heard, ...facts } = await joined(spoken, loudness);
      expect(Math.abs(facts.loudness - loudness)).toBeLessThan(0.5);
      expect(joints.every((sample) => sample === 0)).toBe(true);
      expect(truePeak).toBeLessThanOrEqual(-1);
      expect(meter).toBeLessThanOrEqual(-1);
      expect(heard.meter).toBeLessThanOrEqual(-1);
      // An encoder cannot limit coughs: their mp3 stays softer.
      expect(Math.abs(heard.loudness - facts.loudness)).toBeLessThan(spoken.includes(coughs) ? 2.5 : 0.3);
    }
  },
);

it("gives up raising what is nothing but peaks, and lets none of them through", async () => {
  const clicks = noise([2, 0]);
  for (let at = 0; at < clicks.length; at += RATE / 20) clicks.set(noise([0.001, 0.9]), at);
  const { loudness, meter } = await joined([clicks, clicks], -12);
  expect(loudness).toBeGreaterThan(-40);
  expect(meter).toBeLessThanOrEqual(-1);
});

it("has a figure for the loudness of what is too soft to be measured", async () => {
  const breath = noise([0.5, 0], [0.001, 0.0015], [0.5, 0]);
  expect(await joined([breath], -16)).toMatchObject({ loudness: -70, truePeak: expect.closeTo(-56, -1) });
});
