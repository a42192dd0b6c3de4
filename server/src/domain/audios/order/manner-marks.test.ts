import { expect, it } from "vitest";
import { toneSpeech } from "#test/tone-speech";
import { planSegments } from "./plan-segments.ts";

const speech = toneSpeech();
const plan = (script: string, settings: { speed?: number; pitch?: number } = {}) =>
  planSegments({ script, settings: { voice: "tone:ja", speed: 1, pitch: 0, ...settings }, speech });
const said = (...given: Parameters<typeof plan>) =>
  plan(...given).segments.map(({ text, spoken = null }) => [text, spoken]);

it.each([
  ["[rate 0.8]ゆっくり[/rate]話す。", { speed: 0.8, pitch: 0, gain: 0 }],
  ["［RATE　1.25x］ゆっくり［/rate］話す。", { speed: 1.25, pitch: 0, gain: 0 }],
  ["[volume +3dB]ゆっくり[/volume]話す。", { speed: 1, pitch: 0, gain: 3 }],
  ["[volume −4.5 dB]ゆっくり[/volume]話す。", { speed: 1, pitch: 0, gain: -4.5 }],
  ["[em]ゆっくり[/em]話す。", { speed: 0.88, pitch: 1, gain: 2 }],
])(
  "speaks what stands between the marks otherwise, and the rest as the settings say: %s",
  (script, spoken) => {
    expect(said(script)).toEqual([
      ["ゆっくり", spoken],
      ["話す。", null],
    ]);
    expect(plan(script).sentences.map(({ text }) => text)).toEqual(["ゆっくり話す。"]);
  },
);

it("holds a mark up to the end of its line, over sentences, silences and other marks", () => {
  expect(said("[rate 0.5]一。[em]二[pause 1s]三[/em]四。\n五。", { speed: 1.2 })).toEqual([
    ["一。", { speed: 0.6, pitch: 0, gain: 0 }],
    ["二", { speed: 0.528, pitch: 1, gain: 2 }],
    ["三", { speed: 0.528, pitch: 1, gain: 2 }],
    ["四。", { speed: 0.6, pitch: 0, gain: 0 }],
    ["五。", null],
  ]);
  const [english] = plan("[em][en]Hello[/en][/em]").segments;
  expect(english).toMatchObject({ voice: "tone:en", spoken: { gain: 2 } });
});

it("goes to no speed and no pitch that a voice does not take", () => {
  const [slow] = plan("[rate 0.5]遅い。", { speed: 0.75 }).segments;
  const [high] = plan("[em]高い。", { pitch: 6 }).segments;
  expect([slow?.spoken?.speed, high?.spoken?.pitch]).toEqual([0.5, 6]);
});

it("gives a sound another key when only its volume changes, and leaves the keys of unmarked words", () => {
  const hashOf = (script: string) => plan(script).segments[0]?.hash;
  const hashes = ["同じ。", "[volume +2dB]同じ。", "[volume -2dB]同じ。", "[rate 1]同じ。"].map(hashOf);
  expect(new Set(hashes).size).toBe(3);
  expect(hashes[3]).toBe(hashes[0]);
});

it.each([
  ["一行目。\n二[/em]です。", 2],
  ["[rate 0.8]一[/volume]です。", 1],
  ["[rate 0.4]遅い。", 1],
  ["一。\n二。\n[rate 3]速い。", 3],
  ["[volume +7dB]大きい。", 1],
  ["[volume -13dB]小さい。", 1],
  ["[em]一\n二[/em]", 2],
])("refuses a mark that is out of range or ends nothing, and names its line: %s", (script, line) => {
  expect(() => plan(script)).toThrow(
    expect.objectContaining({
      details: expect.objectContaining({ field: "script", rule: "manner_marks", line }),
    }),
  );
});

it.each(["[volume 3]を読む。", "[rate]です。", "[emphasis]です。", "[rate 5 stars]です。"])(
  "takes other brackets for words: %s",
  (script) => {
    expect(said(script)).toEqual([[script, null]]);
  },
);
