import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { wavFile } from "#kernel/sound/wav";
import type { Speech } from "#ports/speech";
import { startGoogleSpeech, startOpenaiSpeech, startVoicevox } from "#test/speech-servers";
import { startVendor, type Trouble } from "#test/vendor-server";
import { composeSpeech } from "./compose.ts";
import { flite } from "./flite.ts";
import { googleSpeech } from "./google.ts";
import { openaiSpeech } from "./openai.ts";
import { voicevox } from "./voicevox.ts";
import { adjusted } from "./voicevox-query.ts";

const pauseMs = 2;
const speak = (speech: Speech, changes: { text?: string; speed?: number; pitch?: number } = {}) => {
  const voice = speech.voices()[0]!.id;
  return speech.speak({ text: "明日は雨です。", speed: 1, pitch: 0, voice, ...changes });
};
const seconds = ({ samples, sampleRate }: { samples: Float32Array; sampleRate: number }) =>
  samples.length / sampleRate;

let openai: Awaited<ReturnType<typeof startOpenaiSpeech>>;
let google: Awaited<ReturnType<typeof startGoogleSpeech>>;
let vox: Awaited<ReturnType<typeof startVoicevox>>;
beforeEach(async () => {
  [openai, google, vox] = await Promise.all([startOpenaiSpeech(), startGoogleSpeech(), startVoicevox()]);
});
afterEach(() => Promise.all([openai, google, vox].map((server) => server.close())));

it("a service is asked for a sentence of each job in turn", async () => {
  const speech = openaiSpeech(openai);
  const [voice] = speech.voices();
  const job = () => {
    const { signal } = new AbortController();
    return (text: string) => speech.speak({ text, speed: 1, pitch: 0, voice: voice!.id }, signal);
  };
  const [long, short] = [job(), job()];
  const many = Array.from({ length: 40 }, (_, at) => long(`Sentence ${at}.`));
  await Promise.all([...many, short("The other one.")]);
  const at = openai.asked.findIndex(({ body }) => body.input === "The other one.");
  expect(openai.asked).toHaveLength(41);
  expect(at).toBeLessThan(20);
});

it("a server of one's own is asked for two sentences at a time, whatever waits", async () => {
  let [now, most] = [0, 0];
  const server = await startVendor(async () => {
    most = Math.max(most, ++now);
    await pause(5);
    now -= 1;
    return { body: Buffer.from(wavFile(24_000, new Float32Array(2_400).fill(0.275))) };
  });
  onTestFinished(server.close);
  const speech = openaiSpeech({ baseUrl: server.url, voices: ["en:own"] });
  const texts = Array.from({ length: 12 }, (_, at) => `Sentence ${at}.`);
  await Promise.all(texts.map((text) => speak(speech, { text })));
  expect(most).toBe(2);
});

describe("what is sent", () => {
  it("to an OpenAI-style server: key, model, voice, and a pace that leaves room for the pitch", async () => {
    await speak(openaiSpeech({ ...openai, model: "kokoro" }), { speed: 2, pitch: 12 });
    expect(openai.asked).toMatchObject([
      {
        path: "/v1/audio/speech",
        headers: { authorization: `Bearer ${openai.apiKey}`, "content-type": "application/json" },
        body: { model: "kokoro", voice: "nova", input: "明日は雨です。", response_format: "wav", speed: 1 },
      },
    ]);
  });

  it("to a server of one's own, that wants no key and has other voices", async () => {
    const own = await startOpenaiSpeech({ apiKey: null });
    const speech = openaiSpeech({ ...own, voices: ["ja:jf_alpha", "en:af_heart"] });
    expect(speech.voices()).toMatchObject([
      { id: "openai:ja_jf_alpha", name: "Jf_alpha", language: "ja" },
      { id: "openai:en_af_heart", language: "en" },
    ]);
    await speak(speech);
    expect(own.asked[0]?.headers.authorization).toBeUndefined();
    expect(own.asked[0]?.body.voice).toBe("jf_alpha");
    await own.close();
  });

  it("to Google: language, speed and pitch, the key in a header and not in the address", async () => {
    const speech = googleSpeech(google);
    await speech.ready;
    await speak(speech, { speed: 1.5, pitch: -2 });
    const asked = google.asked.at(-1);
    expect(asked?.body).toEqual({
      input: { text: "明日は雨です。" },
      voice: { languageCode: "ja-JP", name: "ja-JP-Neural2-B" },
      audioConfig: { audioEncoding: "LINEAR16", sampleRateHertz: 24_000, speakingRate: 1.5, pitch: -2 },
    });
    expect([...asked!.query.keys()]).toEqual([]);
  });

  it("to VOICEVOX: its own query, faster and each voiced mora six semitones up", async () => {
    const speech = voicevox(vox);
    await speech.ready;
    await speak(speech, { speed: 2, pitch: 6 });
    const [query, synthesis] = vox.asked.slice(-2);
    expect(query).toMatchObject({ path: "/audio_query" });
    expect(Object.fromEntries(query!.query)).toEqual({ text: "明日は雨です。", speaker: "2" });
    const { accent_phrases, ...rest } = synthesis!.body;
    expect(rest).toMatchObject({ speedScale: 2, pitchScale: 0, outputSamplingRate: 24_000, kana: "" });
    const pitches = accent_phrases[0].moras.map(({ pitch }: { pitch: number }) => pitch);
    expect(Math.exp(pitches[0]) / 220).toBeCloseTo(Math.SQRT2);
    expect(pitches.at(-1)).toBe(0);
  });

  it("never more than one request may hold", async () => {
    const tooLong = { code: "VALIDATION_ERROR", reason: "text" };
    await expect(speak(openaiSpeech(openai), { text: "a".repeat(4_097) })).rejects.toMatchObject(tooLong);
    await expect(speak(googleSpeech(google), { text: "亜".repeat(1_667) })).rejects.toMatchObject(tooLong);
    await speak(googleSpeech(google), { text: "亜".repeat(1_666), speed: 2 });
    expect(openai.asked).toHaveLength(0);
    expect(google.asked.filter(({ method }) => method === "POST")).toHaveLength(1);
  });
});

describe("what comes back", () => {
  it("has the rate that was announced, whatever the server's own", async () => {
    for (const sampleRate of [22_050, 44_100]) {
      const server = await startOpenaiSpeech({ sampleRate });
      const pcm = await speak(openaiSpeech(server));
      expect(pcm.sampleRate).toBe(24_000);
      expect(seconds(pcm)).toBeCloseTo(seconds(await speak(openaiSpeech(openai))), 2);
      const crossings = pcm.samples.filter((sample, at) => at > 0 && sample > 0 && pcm.samples[at - 1]! <= 0);
      expect(crossings.length / seconds(pcm)).toBeGreaterThan(217);
      expect(crossings.length / seconds(pcm)).toBeLessThan(223);
      await server.close();
    }
  });

  it.each<[string, Trouble]>([
    ["no sound", { body: Buffer.from("ID3 this is an mp3") }],
    ["no sound in it", { body: Buffer.from("RIFF____WAVE") }],
    ["an empty answer", { body: "" }],
    ["silence", { body: Buffer.from(wavFile(24_000, new Float32Array(24_000))) }],
  ])("is asked for again when it is %s", async (_, trouble) => {
    openai.trouble(trouble);
    expect(seconds(await speak(openaiSpeech({ ...openai, pauseMs })))).toBeGreaterThan(0.5);
    expect(openai.asked).toHaveLength(2);
  });
});

const providers: [
  string,
  () => Promise<{ speech: Speech; asked: unknown[]; trouble: typeof vox.trouble }>,
][] = [
  ["The speech service", async () => ({ ...openai, speech: openaiSpeech({ ...openai, pauseMs }) })],
  [
    "Google",
    async () => {
      const speech = googleSpeech({ ...google, pauseMs });
      await speech.ready;
      google.asked.length = 0;
      return { ...google, speech };
    },
  ],
  [
    "VOICEVOX",
    async () => {
      const speech = voicevox({ ...vox, pauseMs });
      await speech.ready;
      vox.asked.length = 0;
      return { ...vox, speech };
    },
  ],
];

describe.each(providers)("%s in trouble", (name, start) => {
  it("is asked again on 429, 5xx and a connection that breaks off", async () => {
    const { speech, trouble } = await start();
    const retryAfter = { "retry-after": "0" };
    trouble({ status: 429, headers: retryAfter }, { status: 503 });
    expect(seconds(await speak(speech))).toBeGreaterThan(0.3);
    trouble("broken off", { status: 500 });
    expect(seconds(await speak(speech))).toBeGreaterThan(0.3);
  });

  it("that lasts is told by its name, without its words, and after three times", async () => {
    const { speech, asked, trouble } = await start();
    trouble(...Array<Trouble>(3).fill({ status: 502, body: { error: "secret words" } }));
    const error = await speak(speech).catch((thrown) => thrown);
    expect(error).toMatchObject({ code: "SERVICE_UNAVAILABLE", reason: "SPEECH_ENGINE" });
    expect(error.message).toContain(name);
    expect(JSON.stringify([error.message, error.details])).not.toContain("secret");
    expect(asked).toHaveLength(3);
  });

  it("that repeating does not mend is told at once", async () => {
    const { speech, asked, trouble } = await start();
    trouble({ status: 401 });
    await expect(speak(speech)).rejects.toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      message: `${name} refuses to work for this server`,
    });
    expect(asked).toHaveLength(1);
  });

  it("is not waited for longer than is bearable, but the caller is told for how long", async () => {
    const { speech, asked, trouble } = await start();
    trouble({ status: 429, headers: { "retry-after": "3600" } });
    await expect(speak(speech)).rejects.toMatchObject({ retryAfter: 3_600 });
    expect(asked).toHaveLength(1);
  });

  it("is left alone after six failures in a row", async () => {
    const { speech, asked, trouble } = await start();
    trouble(...Array<Trouble>(6).fill({ status: 503 }));
    await expect(speak(speech)).rejects.toThrow();
    await expect(speak(speech)).rejects.toThrow();
    const before = asked.length;
    await expect(speak(speech)).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE", retryAfter: 30 });
    expect(asked).toHaveLength(before);
  });

  it("is given up while it is silent, when the caller gives up", async () => {
    const { speech, asked, trouble } = await start();
    trouble("silent");
    const controller = new AbortController();
    const { id: voice } = speech.voices()[0]!;
    const speaking = speech.speak({ text: "はい。", voice, speed: 1, pitch: 0 }, controller.signal);
    await expect.poll(() => asked.length).toBe(1);
    controller.abort(new Error("cancelled"));
    await expect(speaking).rejects.toThrow("cancelled");
  });

  it("is never replaced by another voice", async () => {
    const { speech, trouble } = await start();
    trouble({ status: 401 });
    const all = composeSpeech([flite({ size: 1 }), speech]);
    const { id: voice } = speech.voices()[0]!;
    const utterance = { text: "明日は雨です。", voice, speed: 1, pitch: 0 };
    await expect(all.speak(utterance)).rejects.toMatchObject({ details: { provider: expect.any(String) } });
    await all.close();
  });
});

it("tells the operator why, and hides the key that a server repeats", async () => {
  const causes: unknown[] = [];
  const speech = openaiSpeech({ ...openai, apiKey: "sk-wrong", onError: (cause) => causes.push(cause) });
  openai.trouble({ status: 401, body: { error: { message: "Incorrect API key: sk-wrong" } } });
  await expect(speak(speech)).rejects.toThrow();
  expect(String(causes)).toContain("401");
  expect(String(causes)).toContain("Incorrect API key: [hidden]");
});

describe("VOICEVOX", () => {
  it("offers the styles that read, each with the line that names it", async () => {
    const speech = voicevox(vox);
    await speech.ready;
    expect(speech.voices()).toMatchObject([
      { id: "voicevox:2", name: "四国めたん（ノーマル）", attribution: "VOICEVOX:四国めたん" },
      { id: "voicevox:0", name: "四国めたん（あまあま）" },
      { id: "voicevox:3", attribution: "VOICEVOX:ずんだもん" },
    ]);
    expect(speech.engineVersion("voicevox:3")).toContain("0.23.0");
    expect(() => speech.engineVersion("voicevox:3002")).toThrow("is no voice of this language");
  });

  it("that is down when the server starts has no voices, and says so of those that were chosen", async () => {
    const errors: unknown[] = [];
    vox.trouble({ status: 503 }, { status: 503 }, { status: 503 });
    const speech = voicevox({ ...vox, onError: (error) => errors.push(error) });
    await speech.ready;
    expect(String(errors)).toContain("503");
    const all = composeSpeech([speech]);
    expect(all.voices()).toEqual([]);
    expect(() => all.engineVersion("voicevox:3")).toThrow("VOICEVOX does not answer right now");
  });
});

it("asks VOICEVOX for a little more melody, and for pauses as long as every other voice's", () => {
  const query = (...pauses: (number | null)[]) => ({
    accent_phrases: pauses.map((length) => ({
      moras: [{ pitch: 5.5 }],
      pause_mora: length === null ? null : { vowel_length: length },
    })),
    speedScale: 1,
    intonationScale: 1,
    pauseLengthScale: 1,
  });
  const how = { speed: 2, pitch: 0, sampleRate: 24_000 };
  expect(adjusted(query(0.4, null, 0.54, null), how)).toMatchObject({
    speedScale: 2,
    intonationScale: 1.1,
    pauseLengthScale: expect.closeTo(0.5, 6),
  });
  expect(adjusted(query(null), how)).toMatchObject({ pauseLengthScale: 1 });
});

describe("VOICEVOX's user dictionary", () => {
  const spoken = async (text: string) => {
    const speech = voicevox({ ...vox, pauseMs });
    await speech.ready;
    await speak(speech, { text });
    return vox.asked.findLast(({ path }) => path === "/audio_query")?.query.get("text");
  };
  /** The clock stands still from here on; nothing else does. */
  const at = (now: number) => {
    vi.useFakeTimers({ toFake: ["Date"], now });
    onTestFinished(() => void vi.useRealTimers());
  };
  const taught = () =>
    vox.asked
      .filter(({ path }) => path === "/user_dict_word")
      .map(({ query }) => ["surface", "pronunciation", "accent_type"].map((name) => query.get(name)));

  it("is taught each word with an accent once, in a spelling that no other text has", async () => {
    expect(await spoken("⸢ハꜜシ⸣と⸢キョーカイꜜ⸣と⸢ハシ⸣。")).toBe("ハ＼シとキョーカイ＼とハシ￣。");
    expect(await spoken("⸢ハꜜシ⸣だ。")).toBe("ハ＼シだ。");
    expect(taught()).toEqual([
      ["ハ＼シ", "ハシ", "1"],
      ["キョーカイ＼", "キョーカイ", "4"],
      ["ハシ￣", "ハシ", "0"],
    ]);
  });

  it("is taught anew where the engine forgot, and each word once by texts that are spoken at once", async () => {
    const speech = voicevox({ ...vox, pauseMs });
    await speech.ready;
    await speak(speech, { text: "⸢カꜜキ⸣だ。" });
    vox.forget();
    const before = taught().length;
    at(Date.now() + 3_000);
    await Promise.all(["⸢カꜜキ⸣と。", "⸢カꜜキ⸣が。"].map((text) => speak(speech, { text })));
    expect(taught().slice(before)).toEqual([["カ＼キ", "カキ", "1"]]);
  });

  it("is listed once for the texts of a moment, and again after an answer that failed", async () => {
    at(Date.now());
    const speech = voicevox({ ...vox, pauseMs });
    await speech.ready;
    const listed = () => vox.asked.filter(({ path }) => path === "/user_dict").length;
    const before = listed();
    await Promise.all(["⸢アꜜメ⸣だ。", "⸢アꜜメ⸣と。"].map((text) => speak(speech, { text })));
    await speak(speech, { text: "⸢クꜜモ⸣だ。" });
    expect(listed() - before).toBe(1);
    vox.trouble({ status: 404 });
    await speak(speech, { text: "⸢ハꜜナ⸣だ。" });
    await speak(speech, { text: "⸢ハꜜナ⸣と。" });
    expect(listed() - before).toBe(2);
  });

  it("fails a text that it cannot be asked about, for a sound without its accents would be kept", async () => {
    const speech = voicevox({ ...vox, pauseMs });
    await speech.ready;
    vox.trouble({ status: 503 }, { status: 503 }, { status: 503 });
    await expect(speak(speech, { text: "⸢ハꜜシ⸣だ。" })).rejects.toThrow("VOICEVOX");
  });

  it("is not needed: a word that it does not take is spoken without its accent", async () => {
    const speech = voicevox({ ...vox, pauseMs });
    await speech.ready;
    vox.trouble({ status: 404 });
    await speak(speech, { text: "⸢ハꜜシ⸣だ。" });
    expect(vox.asked.findLast(({ path }) => path === "/audio_query")?.query.get("text")).toBe("ハシだ。");
  });
});

describe("Google's list of voices", () => {
  // Written from the documented shape of voices.list.
  const voice = (name: string, ssmlGender: "MALE" | "FEMALE") => ({
    languageCodes: [name.slice(0, 5)],
    name,
    ssmlGender,
    naturalSampleRateHertz: 24_000,
  });

  it("gives the voices that read, the newest among them, and none of other kinds", async () => {
    const server = await startGoogleSpeech({
      voices: [
        voice("ja-JP-Chirp3-HD-Kore", "FEMALE"),
        voice("ja-JP-Standard-A", "FEMALE"),
        voice("en-US-Neural2-J", "MALE"),
        voice("en-US-News-K", "FEMALE"),
        voice("de-DE-Chirp3-HD-Kore", "FEMALE"),
      ],
    });
    onTestFinished(server.close);
    const speech = googleSpeech(server);
    await speech.ready;
    expect(speech.voices()).toMatchObject([
      { id: "google:ja-JP-Chirp3-HD-Kore", name: "Google (woman, Kore, HD)", language: "ja" },
      { id: "google:en-US-Neural2-J", name: "Google (man, J)", language: "en" },
    ]);
    await speak(speech, { pitch: 6, speed: 1 });
    const { audioConfig, voice: asked } = server.asked.at(-1)?.body ?? {};
    expect(asked).toEqual({ languageCode: "ja-JP", name: "ja-JP-Chirp3-HD-Kore" });
    expect(audioConfig).toEqual({
      audioEncoding: "LINEAR16",
      sampleRateHertz: 24_000,
      speakingRate: expect.closeTo(Math.SQRT1_2),
    });
  });

  it("that does not come leaves those that are known", async () => {
    const speech = googleSpeech({ ...google, pauseMs });
    await speech.ready;
    expect(speech.voices()[0]?.id).toBe("google:ja-JP-Neural2-B");
  });
});

it("rewrites figures for voices of services, and leaves words as they are written", () => {
  const speech = openaiSpeech(openai);
  expect(speech.normalize("税込¥1,280のNHK新書。", "openai:ja_nova")).toBe("税込1280円のNHK新書。");
  expect(speech.normalize("NASA's café: $4.50!", "openai:en_alloy")).toBe(
    "NASA's café: four dollars and fifty cents!",
  );
});

it("speaks kana where a service takes no accents", async () => {
  await speak(openaiSpeech(openai), { text: "⸢ハꜜシ⸣が長い。" });
  expect(openai.asked.at(-1)?.body.input).toBe("ハシが長い。");
});

describe("an OpenAI-style server of one's own", () => {
  // Written from the documented shapes: Kokoro-FastAPI tells names, Speaches objects.
  it.each([
    [
      { voices: ["af_heart", "bm_george", "jf_alpha", "ff_siwis", "zm_yunxi", "nova"] },
      ["en:af_heart", "en:bm_george", "ja:jf_alpha"],
    ],
    [
      {
        voices: [
          { voice_id: "kaori", language: "ja" },
          { id: "amy", language: "en-GB" },
          { name: "siwis", language: "fr" },
          { name: "unknown" },
        ],
      },
      ["ja:kaori", "en:amy"],
    ],
    [["jm_kumo"], ["ja:jm_kumo"]],
  ])("offers of %j those whose language is told, and none of OpenAI's", async (voiceList, offered) => {
    const server = await startOpenaiSpeech({ voiceList });
    const speech = openaiSpeech(server);
    expect(speech.voices()).toEqual([]);
    await speech.ready;
    expect(speech.voices().map(({ id }) => id)).toEqual(
      offered.map((voice) => `openai:${voice.replace(":", "_")}`),
    );
    await speak(speech);
    expect(server.asked.at(-1)?.body).toMatchObject({ model: "tts-1", voice: offered[0]?.slice(3) });
    expect(server.asked.at(-1)?.body.instructions).toBeUndefined();
    await server.close();
  });

  it("that does not tell its voices offers none, and says so of one that was chosen", async () => {
    const speech = openaiSpeech({ ...openai, voices: [] });
    await speech.ready;
    const all = composeSpeech([speech]);
    expect(all.voices()).toEqual([]);
    expect(() => all.engineVersion("openai:en_nova")).toThrow("does not answer right now");
  });
});

it("offers OpenAI's own voices at OpenAI alone, with its model of today", () => {
  const speech = openaiSpeech({ apiKey: "sk-test" });
  expect(speech.voices().map(({ id }) => id)).toContain("openai:ja_nova");
  expect(speech.engineVersion("openai:ja_nova")).toBe("openai-api.openai.com-gpt-4o-mini-tts-1-narrator");
});
