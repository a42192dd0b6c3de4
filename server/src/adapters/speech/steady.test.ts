import { afterAll, beforeAll, expect, it } from "vitest";
import type { Speech } from "#ports/speech";
import { compileVoice } from "../../../voice/compile.ts";
import { openjtalk } from "./openjtalk.ts";

let speech: Speech;
beforeAll(async () => {
  speech = openjtalk({ program: await compileVoice(), size: 1 });
}, 120_000);
afterAll(() => speech.close());

async function peakOf(mood: string, text: string, speed: number) {
  const voice = `openjtalk:mei_${mood}`;
  const { samples } = await speech.speak({ text, voice, speed, pitch: 0 });
  // Of a sample that is no number the highest is none either.
  return samples.reduce((high, sample) => Math.max(high, Math.abs(sample)), 0);
}

it.each([
  ["a long silence before a consonant", "bashful", "元の配列を変えないメソッドが使えます。", 0.5],
  ["a vowel of too loud a model", "bashful", "電話番号はゼロサンです。", 1],
])("holds %s within the peaks of speech", async (_, mood, text, speed) => {
  const peak = await peakOf(mood, text, speed);
  expect(peak).toBeGreaterThan(0.3);
  expect(peak).toBeLessThan(1.8);
});
