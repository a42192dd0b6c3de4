import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./lib/run.ts";

/** In seconds, by the frame before the sound, which tells how many follow. */
async function lengthOf(path: string) {
  const mp3 = await readFile(path);
  const info = mp3.indexOf("Info");
  expect(info).toBeGreaterThan(0);
  const frames = mp3.readUInt32BE(info + 8);
  // Version and rate stand in the head of that frame.
  const head = mp3.lastIndexOf(0xff, info);
  const isFirstVersion = ((mp3.readUInt8(head + 1) >> 3) & 3) === 3;
  const rate = [44_100, 48_000, 32_000][(mp3.readUInt8(head + 2) >> 2) & 3] ?? Number.NaN;
  return isFirstVersion ? (frames * 1152) / rate : (frames * 576) / (rate / 2);
}

it.each(["ja", "en"])(
  "the sample of the sign-in screen is as long as its button says: %s",
  async (language) => {
    const locale = join(root, "client/public/locales", language, "translation.json");
    const { auth } = JSON.parse(await readFile(locale, "utf8")) as { auth: { sample: { play: string } } };
    expect(auth.sample.play).toMatch(/\b20 seconds\b|20秒/);
    const seconds = await lengthOf(join(root, "client/public/welcome", `${language}.mp3`));
    expect(seconds).toBeGreaterThan(19.5);
    expect(seconds).toBeLessThan(20.5);
  },
);
