import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asMp3, beside, ENGLISH, JAPANESE } from "#test/rendered";
import { type TestRendering, testRendering } from "#test/rendering";
import { truePeakByAnotherMeter } from "#test/sound";

let rendering: TestRendering;
beforeAll(async () => {
  rendering = await testRendering();
}, 120_000);
afterAll(() => rendering.close());

const scriptFor = (language: string) => (language === "ja" ? JAPANESE : ENGLISH);
const peakOf = async (path: string) => truePeakByAnotherMeter(await readFile(path));

it("reaches its loudness in every voice, as wav and as mp3, with no peak above −1 dBTP by another meter", async () => {
  const userId = await rendering.newUser();
  for (const { id: voice, language } of rendering.speech.voices()) {
    for (const loudness of [-24, -16, -12]) {
      const audio = await rendering.render(scriptFor(language), { userId, settings: { voice, loudness } });
      const { heardPath, ...heard } = await asMp3(audio);
      expect(Math.abs(audio.loudness - loudness), voice).toBeLessThan(0.5);
      expect(Math.abs(heard.loudness - loudness), voice).toBeLessThan(1);
      expect(Math.max(audio.truePeak, heard.truePeak), voice).toBeLessThanOrEqual(-1);
      if (loudness === -24) continue;
      expect(await peakOf(audio.wavPath), voice).toBeLessThanOrEqual(-1);
      expect(await peakOf(heardPath), voice).toBeLessThanOrEqual(-1);
    }
  }
}, 300_000);

it("never lasts longer than a quote charges, in any voice", async () => {
  for (const { id: voice, language } of rendering.speech.voices()) {
    const { newSeconds, most } = await beside(rendering, scriptFor(language), { voice, speed: 1 });
    expect(newSeconds, voice).toBeLessThan(most);
    expect(newSeconds, voice).toBeGreaterThan(most / 2);
  }
}, 120_000);
