import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMeter, integratedLoudness } from "#kernel/sound/loudness";
import type { Pcm } from "#kernel/sound/pcm";
import type { Speech } from "#ports/speech";
import { startGoogleSpeech, startOpenaiSpeech, startVoicevox } from "#test/speech-servers";
import { compileVoice } from "../../../voice/compile.ts";
import { composeSpeech } from "./compose.ts";
import { flite } from "./flite.ts";
import { googleSpeech } from "./google.ts";
import { openaiSpeech } from "./openai.ts";
import { openjtalk } from "./openjtalk.ts";
import { voicevox } from "./voicevox.ts";

const openaiServer = await startOpenaiSpeech();
const googleServer = await startGoogleSpeech();
const voicevoxServer = await startVoicevox();
afterAll(() => Promise.all([openaiServer, googleServer, voicevoxServer].map((server) => server.close())));

const sentences = {
  ja: { long: "今日はとても良い天気ですね。", short: "明日は雨です。" },
  en: { long: "The weather is very nice today.", short: "Tomorrow it rains." },
};

const engines: [name: string, make: () => Promise<Speech>][] = [
  ["openjtalk", async () => openjtalk({ program: await compileVoice(), size: 2 })],
  ["flite", async () => flite({ size: 2 })],
  ["openai", async () => openaiSpeech(openaiServer)],
  ["google", async () => googleSpeech(googleServer)],
  [
    "voicevox",
    async () => {
      const speech = voicevox(voicevoxServer);
      await speech.ready;
      return speech;
    },
  ],
];

describe.each(engines)("%s", (_, make) => {
  let speech: Speech;
  beforeAll(async () => {
    speech = await make();
  }, 120_000);
  afterAll(() => speech.close());

  const say = (text: string, voice: string, speed = 1, pitch = 0, signal?: AbortSignal) =>
    speech.speak({ text: speech.normalize(text, voice), voice, speed, pitch }, signal);
  const first = () => speech.voices()[0]!;
  const long = () => sentences[first().language].long;
  const short = () => sentences[first().language].short;
  const seconds = ({ samples, sampleRate }: { samples: Float32Array; sampleRate: number }) =>
    samples.length / sampleRate;
  const loudest = (samples: Float32Array) =>
    samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

  it("names its voices with language, rate and credit line", () => {
    expect(speech.voices().length).toBeGreaterThan(0);
    for (const voice of speech.voices()) {
      expect(voice.id).toMatch(/^[a-z]+:[\w-]+$/);
      expect(voice.attribution).toMatch(/©|^Computer-generated voice .+ by |^VOICEVOX:./);
      expect(["ja", "en"]).toContain(voice.language);
    }
  });

  it("speaks in every voice audibly, at the rate it announced, about as loud as ordinary speech is", async () => {
    for (const voice of speech.voices()) {
      const pcm = await say(sentences[voice.language].long, voice.id);
      expect(pcm.sampleRate).toBe(voice.sampleRate);
      expect(seconds(pcm)).toBeGreaterThan(1);
      expect(seconds(pcm)).toBeLessThan(5);
      expect(loudest(pcm.samples)).toBeGreaterThan(0.1);
      expect(pcm.samples.every(Number.isFinite)).toBe(true);
      const loudness = loudnessOf(pcm);
      expect(loudness).toBeGreaterThan(-19);
      expect(loudness).toBeLessThan(-13);
    }
  });

  it("has a version, and nothing to say of a picture", () => {
    expect(speech.engineVersion(first().id)).toMatch(/./);
    expect(speech.normalize("🎉", first().id)).toBe("");
  });

  it("gives the same sound for the same utterance, whatever was said before", async () => {
    const before = await say(long(), first().id);
    await say(short(), first().id, 2, 3);
    const after = await say(long(), first().id);
    expect(after.samples).toEqual(before.samples);
  });

  it("speaks faster and slower by the speed asked for", async () => {
    const [slow, plain, fast] = await Promise.all([0.5, 1, 2].map((speed) => say(long(), first().id, speed)));
    expect(seconds(slow!) / seconds(plain!)).toBeCloseTo(2, 0);
    expect(seconds(plain!) / seconds(fast!)).toBeCloseTo(2, 0);
  });

  it("changes the pitch without changing the pace", async () => {
    const [plain, high] = await Promise.all([0, 6].map((pitch) => say(long(), first().id, 1, pitch)));
    expect(seconds(high!)).toBeCloseTo(seconds(plain!), 1);
    expect(high!.samples).not.toEqual(plain!.samples);
  });

  it("serves many at once", async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, index) => say(index % 2 ? long() : short(), first().id)),
    );
    for (const index of [2, 4, 6]) expect(all[index]!.samples).toEqual(all[0]!.samples);
    for (const index of [3, 5, 7]) expect(all[index]!.samples).toEqual(all[1]!.samples);
  });

  it("lets go of an utterance that was given up, and speaks on", async () => {
    const controller = new AbortController();
    const given = Array.from({ length: 6 }, () => say(long(), first().id, 1, 0, controller.signal));
    controller.abort(new Error("cancelled"));
    for (const outcome of await Promise.allSettled(given)) {
      expect(outcome).toMatchObject({ status: "rejected", reason: { message: "cancelled" } });
    }
    expect(seconds(await say(short(), first().id))).toBeGreaterThan(0.5);
  });
});

function loudnessOf({ samples, sampleRate }: Pcm): number {
  const meter = createMeter(sampleRate);
  meter.push(samples);
  return integratedLoudness(meter.finish());
}

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
