import { expect, it } from "vitest";
import { createMeter, integratedLoudness } from "#kernel/sound/loudness";
import type { Pcm } from "#kernel/sound/pcm";
import { bothVoices, sampleLines } from "#test/both-voices";

const FRAME_SECONDS = 0.005;
const moods = ["normal", "happy", "bashful", "angry", "sad"];
const speeds = [1, 0.7, 1.5];

const voices = bothVoices();

const loudness = ({ sampleRate, samples }: Pcm) => {
  const meter = createMeter(sampleRate);
  meter.push(samples);
  return integratedLoudness(meter.finish());
};

it("reads as the program of this system does", async () => {
  const { native, wasm } = voices;
  for (const line of sampleLines(40)) {
    const text = native.normalize(line, "openjtalk:mei_normal");
    expect(await wasm.reading(text)).toBe(await native.reading(text));
  }
}, 240_000);

it("sounds as the program of this system does, in every mood and at several speeds", async () => {
  const { native, wasm } = voices;
  for (const [index, line] of sampleLines(15).entries()) {
    const utterance = {
      text: native.normalize(line, "openjtalk:mei_normal"),
      voice: `openjtalk:mei_${moods[index % moods.length]}`,
      speed: speeds[index % speeds.length] as number,
      pitch: index % 2,
    };
    const [said, other] = await Promise.all([native.speak(utterance), wasm.speak(utterance)]);
    const longer = Math.abs(said.samples.length - other.samples.length) / said.sampleRate;
    expect(longer, line).toBeLessThanOrEqual(FRAME_SECONDS);
    expect(Math.abs(loudness(said) - loudness(other)), line).toBeLessThanOrEqual(0.2);
  }
}, 240_000);

it("speaks on behind a voice that it does not have, and takes a sentence at the limit", async () => {
  const say = (text: string, voice: string) => voices.wasm.speak({ text, voice, speed: 1, pitch: 0 });
  await expect(say("今日は。", "openjtalk:nobody")).rejects.toMatchObject({
    cause: { message: "Error: The Japanese voice says: unknown voice" },
  });
  const long = await say("漢".repeat(150), "openjtalk:mei_normal");
  expect(long.samples.length / long.sampleRate).toBeGreaterThan(10);
}, 240_000);

it("is another one behind a request that it does not know", async () => {
  const utterance = { text: "今日は。", voice: "openjtalk:two words", speed: 1, pitch: 0 };
  await expect(voices.wasm.speak(utterance)).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  expect(await voices.wasm.reading("今日")).toBe("キョー");
}, 60_000);
