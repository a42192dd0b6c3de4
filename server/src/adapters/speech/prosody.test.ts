import { expect, it } from "vitest";
import {
  bothLanguages,
  melodyOf,
  proveEnglishQuestions,
  provePauses,
  proveQuestions,
  riseOf,
  speak,
} from "#test/prosody";

const voices = bothLanguages();

proveQuestions(voices, [
  ["mei_happy", "明日は東京へ行きます。", "明日は東京へ行きますか？"],
  ["mei_normal", "これは新しい本です。", "これは新しい本ですか。"],
]);
proveEnglishQuestions(voices, ["rms"]);
provePauses(voices, [
  ["openjtalk:mei_normal", 1, 0.235],
  ["flite:rms", 1, 0.235],
]);

it("lets a question fall that expects no answer", async () => {
  const rise = await riseOf(
    voices.japanese,
    "openjtalk:mei_normal",
    "明日は雨なのだろう。",
    "明日は雨なのだろうか。",
  );
  expect(rise).toBeLessThan(3);
});

it("does not jump up at the end of a statement behind a word without a fall", async () => {
  const melody = await melodyOf(voices.japanese, "openjtalk:mei_bashful", "それは本当です。");
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
  const said = voices.japanese.normalize(text, "openjtalk:mei_sad");
  const [engine, ...melodies] = voices.japanese.engineVersion("openjtalk:mei_sad", said).split(" ");
  expect(engine).toBe("openjtalk-1.09-mei-1.8-6");
  expect(melodies.filter((part) => !part.includes("=")).join(" ")).toBe(changed);
});

it("sinks to the end of a statement, not of a part or a heading", async () => {
  const sunk = await riseOf(
    voices.japanese,
    "openjtalk:mei_normal",
    "母の庭では花が咲く",
    "母の庭では花が咲く。",
  );
  expect(sunk).toBeLessThan(-0.7);
  expect(sunk).toBeGreaterThan(-2.5);
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
  const [a, b] = [
    await speak(voices.english, `flite:${voice}`, one),
    await speak(voices.english, `flite:${voice}`, other),
  ];
  expect(a.samples).toEqual(b.samples);
});
