import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Speech } from "#ports/speech";
import { compileVoice } from "../../../voice/compile.ts";
import { composeSpeech } from "./compose.ts";
import { flite } from "./flite.ts";
import { openjtalk } from "./openjtalk.ts";

const engines: [name: string, make: () => Promise<Speech>, sentence: string, other: string][] = [
  [
    "openjtalk",
    async () => openjtalk({ program: await compileVoice(), size: 2 }),
    "今日はとても良い天気ですね。",
    "明日は雨です。",
  ],
  ["flite", async () => flite({ size: 2 }), "The weather is very nice today.", "Tomorrow it rains."],
];

describe.each(engines)("%s", (_, make, sentence, other) => {
  let speech: Speech;
  beforeAll(async () => {
    speech = await make();
  }, 120_000);
  afterAll(() => speech.close());

  const say = (text: string, voice: string, speed = 1, pitch = 0, signal?: AbortSignal) =>
    speech.speak({ text: speech.normalize(text, voice), voice, speed, pitch }, signal);
  const first = () => speech.voices()[0]!;
  const seconds = ({ samples, sampleRate }: { samples: Float32Array; sampleRate: number }) =>
    samples.length / sampleRate;
  const loudest = (samples: Float32Array) =>
    samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

  it("names its voices with language, rate and credit line", () => {
    expect(speech.voices().length).toBeGreaterThan(0);
    for (const voice of speech.voices()) {
      expect(voice.id).toMatch(/^[a-z]+:[a-z_]+$/);
      expect(voice.attribution).toMatch(/©/);
      expect(["ja", "en"]).toContain(voice.language);
    }
  });

  it("speaks audibly in every voice, at the rate it announced", async () => {
    for (const voice of speech.voices()) {
      const pcm = await say(sentence, voice.id);
      expect(pcm.sampleRate).toBe(voice.sampleRate);
      expect(seconds(pcm)).toBeGreaterThan(1);
      expect(seconds(pcm)).toBeLessThan(5);
      expect(loudest(pcm.samples)).toBeGreaterThan(0.1);
      expect(pcm.samples.every(Number.isFinite)).toBe(true);
    }
  });

  it("gives the same sound for the same utterance, whatever was said before", async () => {
    const before = await say(sentence, first().id);
    await say(other, first().id, 2, 3);
    const after = await say(sentence, first().id);
    expect(after.samples).toEqual(before.samples);
  });

  it("speaks faster and slower by the speed asked for", async () => {
    const [slow, plain, fast] = await Promise.all(
      [0.5, 1, 2].map((speed) => say(sentence, first().id, speed)),
    );
    expect(seconds(slow!) / seconds(plain!)).toBeCloseTo(2, 0);
    expect(seconds(plain!) / seconds(fast!)).toBeCloseTo(2, 0);
  });

  it("changes the pitch without changing the pace", async () => {
    const [plain, high] = await Promise.all([0, 6].map((pitch) => say(sentence, first().id, 1, pitch)));
    expect(seconds(high!)).toBeCloseTo(seconds(plain!), 1);
    expect(high!.samples).not.toEqual(plain!.samples);
  });

  it("serves many at once", async () => {
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, index) => say(index % 2 ? sentence : other, first().id)),
    );
    for (const index of [2, 4, 6, 8, 10]) expect(all[index]!.samples).toEqual(all[0]!.samples);
    for (const index of [3, 5, 7, 9, 11]) expect(all[index]!.samples).toEqual(all[1]!.samples);
  });

  it("lets go of an utterance that was given up, and speaks on", async () => {
    const controller = new AbortController();
    const given = Array.from({ length: 6 }, () => say(sentence, first().id, 1, 0, controller.signal));
    controller.abort(new Error("cancelled"));
    for (const outcome of await Promise.allSettled(given)) {
      expect(outcome).toMatchObject({ status: "rejected", reason: { message: "cancelled" } });
    }
    expect(seconds(await say(other, first().id))).toBeGreaterThan(0.5);
  });
});

it("puts several engines behind one port, and refuses a voice that none has", async () => {
  const japanese = openjtalk({ program: await compileVoice(), size: 1 });
  const speech = composeSpeech([japanese, flite({ size: 1 })]);
  expect(new Set(speech.voices().map(({ language }) => language))).toEqual(new Set(["ja", "en"]));
  expect(speech.normalize("10%", "flite:rms")).toBe("ten percent");
  expect(speech.normalize("10%", "openjtalk:mei_normal")).toBe("10パーセント");
  await expect(speech.speak({ text: "a", voice: "none:none", speed: 1, pitch: 0 })).rejects.toMatchObject({
    code: "VALIDATION_ERROR",
  });
  await speech.close();
});

it("offers no Japanese voice where its program is not compiled", () => {
  expect(openjtalk({ program: "/nowhere/yomikoe-voice" }).voices()).toEqual([]);
});
