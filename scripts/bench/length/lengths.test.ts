import { expect, it } from "vitest";
import { composeSpeech } from "../../../server/src/adapters/speech/compose.ts";
import { flite } from "../../../server/src/adapters/speech/flite.ts";
import { openjtalk } from "../../../server/src/adapters/speech/openjtalk.ts";
import { AudioSettings } from "../../../server/src/kernel/audio-settings.ts";
import { compileVoice } from "../../../server/voice/compile.ts";
import { quoted } from "./lengths.ts";
import { spokenTexts, unseenTexts } from "./texts.ts";

/** Nothing is spoken here: what was spoken stands below, and in the table. */
const speech = composeSpeech([openjtalk({ program: await compileVoice() }), flite()]);
const ordinary = { ja: "openjtalk:mei_normal", en: "flite:rms" };

const quote = (text: string, voice: string, speed: number) =>
  quoted(speech, text, { ...AudioSettings.parse({ speed }), voice });
const estimated = (text: string, voice: string, speed: number) => quote(text, voice, speed).seconds;

/** Credits of what was spoken: each of six seconds, and none for the pauses of 0.4 s between the sentences. */
const creditsOf = (seconds: number, sentences: number) => Math.ceil((seconds - 0.4 * (sentences - 1)) / 6);

const SHORT = {
  ja:
    "はい。雨です。おはようございます。よく晴れました。どうぞ。火を止めます。三分待ちます。しゅっぱつです。" +
    "ずっと待っていました。ニュースです。ヴァイオリンの音です。それはちがいます。だから、やめました。お茶をどうぞ。" +
    "ここまでです。いいですね。ありがとうございました。ウェブサイトです。2時です。100円です。99パーセントです。" +
    "A4です。Wi-Fiです。詳細です。",
  en:
    "Yes. It rains. Good morning. Let them cool. Thank you. Wait. Stir well. He left. Why not? Come in! " +
    "That is all. It works. Look here. No. She agreed. Straight through. Strengths. It is 5. Page 12. In 1998. " +
    "Dr. Smith. USB-C. We squelched. Enough.",
};

it("tells the length of each of thirty texts within a tenth of what was spoken", () => {
  const misses = spokenTexts.map(({ language, seconds, text }) => ({
    text,
    miss: Math.abs(estimated(text, ordinary[language], 1) / seconds - 1),
  }));
  expect(misses).toHaveLength(30);
  expect(misses.filter(({ miss }) => miss > 0.1)).toEqual([]);
});

it("tells the length of thirty that it was not fitted to as well, save one of 12 s for its rounding", () => {
  const misses = unseenTexts
    .map(({ language, seconds, text }) => ({
      seconds,
      miss: Math.abs(estimated(text, ordinary[language], 1) / seconds - 1),
    }))
    .filter(({ miss }) => miss > 0.1);
  expect(unseenTexts).toHaveLength(30);
  expect(misses.map(({ seconds }) => seconds)).toEqual([11.6]);
  expect(misses.filter(({ miss }) => miss > 0.13)).toEqual([]);
});

// Seconds of the fifteen unseen texts that Mei speaks at half her speed. Her pauses do not stretch as her sounds do.
it("tells slow speech of texts that it was not fitted to within a tenth, save one dialogue of very short sentences", () => {
  const spoken = [26.0, 28.6, 21.2, 23.6, 24.3, 24.9, 24.7, 24.4, 27.4, 21.0, 28.8, 27.4, 27.0, 18.4, 28.9];
  const texts = unseenTexts.filter(({ language }) => language === "ja");
  const misses = texts.map(({ text }, at) => estimated(text, ordinary.ja, 0.5) / (spoken[at] as number) - 1);
  expect(misses).toHaveLength(15);
  expect(misses.filter((miss) => Math.abs(miss) <= 0.1).length).toBeGreaterThanOrEqual(14);
  expect(misses.filter((miss) => Math.abs(miss) > 0.15)).toEqual([]);
});

it("holds enough for each of them, as long as it was spoken", () => {
  const short = [...spokenTexts, ...unseenTexts].filter(({ language, seconds, text }) => {
    const { credits, sentences } = quote(text, ordinary[language], 1);
    return credits < creditsOf(seconds, sentences);
  });
  expect(short).toEqual([]);
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
  const speeds = [0.5, 0.7, 1, 1.5, 2];
  const misses = speeds.map((speed, at) => {
    const told = texts.reduce((sum, { text }) => sum + estimated(text, voice, speed), 0);
    return Math.abs(told / (spoken[at] as number) - 1);
  });
  expect(misses.filter((miss) => miss > 0.05)).toEqual([]);
  // And an order holds enough for them.
  for (const [at, speed] of speeds.entries()) {
    const { credits, sentences } = quote(texts.map(({ text }) => text).join("\n"), voice, speed);
    expect(credits).toBeGreaterThanOrEqual(creditsOf(spoken[at] as number, sentences - texts.length + 1));
  }
});

// Seconds of all the short sentences without a pause, each spoken by itself.
it.each([
  ["openjtalk:mei_normal", [31.4, 20.9, 14.1]],
  ["openjtalk:mei_happy", [32.6, 21.5, 15.3]],
  ["openjtalk:mei_bashful", [39.5, 28.5, 22.4]],
  ["openjtalk:mei_angry", [39.8, 28.6, 22.5]],
  ["openjtalk:mei_sad", [39.6, 28.5, 22.4]],
  ["flite:rms", [40.4, 20.1, 10.1]],
  ["flite:slt", [36.5, 18.5, 9.4]],
])("holds enough for short sentences in the voice %s, slow and fast", (voice, spoken) => {
  const text = SHORT[voice.startsWith("flite:") ? "en" : "ja"];
  for (const [at, speed] of [0.5, 1, 2].entries())
    expect(quote(text, voice, speed).credits).toBeGreaterThanOrEqual(creditsOf(spoken[at] as number, 1));
});
