import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createMeter, integratedLoudness } from "#kernel/sound/loudness";
import type { Pcm } from "#kernel/sound/pcm";
import { compileVoice } from "../../../voice/compile.ts";
import { wasmProgram, wasmStamp } from "../../../voice/compile-wasm.ts";
import { type Openjtalk, openjtalk } from "./openjtalk.ts";
import { readingRows } from "./reading/reading-set.ts";

/** Both are slow on a machine that does other things. */
const timeoutMs = 120_000;
const FRAME_SECONDS = 0.005;
const moods = ["normal", "happy", "bashful", "angry", "sad"];
const speeds = [1, 0.7, 1.5];

const every = (count: number, lines: string[]) =>
  Array.from({ length: count }, (_, index) => lines[Math.floor((index * lines.length) / count)] as string);
const lines = every(
  40,
  ["ja", "ja-classes", "ja-fresh", "ja-second", "ja-twentieth"].flatMap((set) =>
    readingRows(set).map(([, text = ""]) => text),
  ),
);

let native: Openjtalk;
let wasm: Openjtalk;
beforeAll(async () => {
  const program = await compileVoice();
  expect(program).not.toMatch(/wasm$/);
  const words = join(dirname(program), "words.dic");
  native = openjtalk({ program, words, size: 1, timeoutMs });
  wasm = openjtalk({ program: wasmProgram, words, size: 1, timeoutMs });
}, 240_000);
afterAll(() => Promise.all([native.close(), wasm.close()]));

const loudness = ({ sampleRate, samples }: Pcm) => {
  const meter = createMeter(sampleRate);
  meter.push(samples);
  return integratedLoudness(meter.finish());
};

it("is made of the sources as they are: npm run voice:wasm makes it anew", async () => {
  const committed = await readFile(wasmProgram);
  expect(await readFile(`${wasmProgram}.stamp`, "utf8")).toBe(await wasmStamp(committed));
});

it("reads as the program of this system does", async () => {
  for (const line of lines) {
    const text = native.normalize(line, "openjtalk:mei_normal");
    expect(await wasm.reading(text)).toBe(await native.reading(text));
  }
}, 240_000);

it("sounds as the program of this system does, in every mood and at several speeds", async () => {
  for (const [index, line] of every(15, lines).entries()) {
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
  const say = (text: string, voice: string) => wasm.speak({ text, voice, speed: 1, pitch: 0 });
  await expect(say("今日は。", "openjtalk:nobody")).rejects.toMatchObject({
    cause: { message: "Error: The Japanese voice says: unknown voice" },
  });
  const long = await say("漢".repeat(150), "openjtalk:mei_normal");
  expect(long.samples.length / long.sampleRate).toBeGreaterThan(10);
}, 240_000);

it("is another one behind a request that it does not know", async () => {
  const utterance = { text: "今日は。", voice: "openjtalk:two words", speed: 1, pitch: 0 };
  await expect(wasm.speak(utterance)).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  expect(await wasm.reading("今日")).toBe("キョー");
}, 60_000);
