import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { samplesOf, wavFile } from "#kernel/sound/wav";
import { decoded } from "#test/ffmpeg";
import { encodeAndHear } from "./mp3.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "yomikoe-info-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A tone with a click at two fifths of its length, encoded and decoded again. */
async function encoded(rate: number, length: number) {
  const [wavPath, mp3Path, heardPath] = ["in.wav", "out.mp3", "heard.wav"].map((name) => join(folder, name));
  const samples = Float32Array.from({ length }, (_, at) => 0.1 * Math.sin(at / 20));
  const click = Math.floor(length * 0.4);
  samples.set([0.8, -0.8, 0.8, -0.8], click);
  await writeFile(wavPath as string, wavFile(rate, samples));
  const paths = { wavPath, mp3Path, heardPath } as Record<"wavPath" | "mp3Path" | "heardPath", string>;
  const heard = await encodeAndHear({ ...paths, gain: 1, tag: { title: null, chapters: [] } });
  const sound = samplesOf(new Uint8Array(await readFile(paths.heardPath)));
  const loudest = sound.reduce(
    (best, value, at) => (Math.abs(value) > Math.abs(sound[best] ?? 0) ? at : best),
    0,
  );
  return { heard, loudest, click, mp3: await readFile(paths.mp3Path), ...paths };
}

it.each([
  [16_000, 32_777],
  [24_000, 72_000],
  [48_000, 48_001],
])("gives back as many samples at %d Hz as went in, in their places", async (rate, length) => {
  const { heard, loudest, click, mp3Path } = await encoded(rate, length);
  expect(heard).toEqual({ sampleRate: rate, sampleCount: length });
  expect(Math.abs(loudest - click)).toBeLessThan(6);
  expect(await decoded(mp3Path)).toHaveLength(length);
});

/** A tag says its length in four bytes of seven bits. */
const behindId3 = (mp3: Buffer) =>
  mp3.subarray(10 + [...mp3.subarray(6, 10)].reduce((sum, seven) => sum * 128 + seven));

it("says before everything else how many frames and bytes follow, with check sums", async () => {
  const mp3 = behindId3((await encoded(24_000, 24_000)).mp3);
  const tag = mp3.indexOf("Info");
  // MPEG-2, one channel: 4 bytes of header, 9 of side information.
  expect(tag).toBe(13);
  expect(mp3.readUInt32BE(tag + 4)).toBe(15);
  expect(mp3.readUInt32BE(tag + 12)).toBe(mp3.length);
  // 96 kbit/s at 24 kHz are frames of 288 bytes.
  expect(mp3.readUInt32BE(tag + 8)).toBe(mp3.length / 288 - 1);
  const toc = [...mp3.subarray(tag + 16, tag + 116)];
  expect(toc).toEqual(toc.toSorted((one, other) => one - other));
  expect(toc.at(-1)).toBeGreaterThan(240);
  expect(mp3.toString("latin1", tag + 120, tag + 129)).toBe("LAME3.100");
  expect(mp3.readUIntBE(tag + 141, 3) >> 12).toBe(576);
  expect(mp3.readUInt32BE(tag + 148)).toBe(mp3.length);
});
