import { expect, it } from "vitest";
import { toneSpeech } from "#test/tone-speech";
import { languagesOf } from "./cast.ts";
import { planSegments } from "./plan-segments.ts";

const speech = toneSpeech();
const plan = (
  script: string,
  voice = "tone:ja",
  readings: Parameters<typeof planSegments>[0]["readings"] = [],
) => planSegments({ script, settings: { voice, speed: 1, pitch: 0 }, readings, speech });
const said = (...given: Parameters<typeof plan>) =>
  plan(...given).segments.map(({ text, voice }) => `${voice.slice(5)} ${text}`);

it("speaks marked words by a voice of their language, and shows them without the marks", () => {
  const { sentences } = plan("彼は[en]Good morning. How are you?[/en]と言った。\n次です。");
  expect(said("彼は[en]Good morning. How are you?[/en]と言った。\n次です。")).toEqual([
    "ja 彼は",
    "en Good morning.",
    "en How are you?",
    "ja と言った。",
    "ja 次です。",
  ]);
  expect(sentences.map(({ text }) => text).join("|")).toBe(
    "彼はGood morning.|How are you?と言った。|次です。",
  );
  expect(said("She said [ja]おはよう[/ja] to me.", "tone:en")).toEqual([
    "en She said",
    "ja おはよう",
    "en to me.",
  ]);
});

it("keeps marks of silence where they stand among marks of language", () => {
  const { segments } = plan("はい、[en]yes [pause 2s] sir[/en]です。");
  expect(segments.map(({ text, voice, pause }) => [voice, text, pause])).toEqual([
    ["tone:ja", "はい、", undefined],
    ["tone:en", "yes", 2],
    ["tone:en", "sir", undefined],
    ["tone:ja", "です。", undefined],
  ]);
});

it("gives a sound another key when its language changes", () => {
  const [own] = plan("Hello there.\nこれ").segments;
  const [marked] = plan("[en]Hello there.[/en]\nこれ").segments;
  expect(marked?.text).toBe(own?.text);
  expect(marked?.hash).not.toBe(own?.hash);
});

it.each([
  ["新作はThe Lord of the Ringsです。", ["ja 新作は", "en The Lord of the Rings", "ja です。"]],
  ["「Rock and roll, baby!」と叫ぶ。", ["ja 「", "en Rock and roll, baby!", "ja 」と叫ぶ。"]],
  ["Windows 11 Home Editionを使う。", ["en Windows 11 Home Edition", "ja を使う。"]],
  ["Visual Basicを学ぶ。", ["ja Visual Basicを学ぶ。"]],
  ["USB HDMI VGAに対応。", ["ja USB HDMI VGAに対応。"]],
  ["iPhone 15 Proを買う。", ["ja iPhone 15 Proを買う。"]],
  ["[ja]Visual Studio Code[/ja]で書く。", ["ja Visual Studio Code", "ja で書く。"]],
])("in %s only a Latin phrase of three words is English by itself", (script, lines) => {
  expect(said(script)).toEqual(lines);
});

it("leaves a phrase to the dictionary that reads it, and a script without kana to its voice", () => {
  const readings = [{ language: "ja" as const, word: "Visual Studio Code", reading: "ブイエスコード" }];
  expect(said("Visual Studio Codeを使う。", "tone:ja", readings)).toEqual(["ja ブイエスコードを使う。"]);
  expect(said("The script is in English.")).toEqual(["ja The script is in English."]);
});

it.each([
  ["一行目。\nこれは[en]helloです。", 2],
  ["これは[/en]です。", 1],
  ["[en]a [ja]い[/ja] b[/en]です。", 1],
  ["[en]hello[/ja]です。", 1],
  ["[en]hello\n[/en]です。", 1],
])("refuses marks that are not closed on their line: %s", (script, line) => {
  expect(() => plan(script)).toThrow(
    expect.objectContaining({
      details: expect.objectContaining({ field: "script", rule: "language_marks", line }),
    }),
  );
});

it("takes other brackets for words", () => {
  expect(said("これは[english]です。[e]")).toEqual(["ja これは[english]です。", "ja [e]"]);
});

it("knows the languages of a script, first that of its voice", () => {
  const settings = { voice: "tone:en" };
  expect(languagesOf("Say [ja]はい[/ja].", settings, speech)).toEqual(["en", "ja"]);
  expect(languagesOf("Say yes.", settings, speech)).toEqual(["en"]);
  expect(languagesOf("これはVisual Studio Codeです。", { voice: "tone:ja" }, speech)).toEqual(["ja", "en"]);
  expect(languagesOf("これはVisual Basicです。", { voice: "tone:ja" }, speech)).toEqual(["ja"]);
});

it.each([
  ["# Visual Studio Code\n本文です。", ["ja", "en"]],
  ["花子：Visual Studio Codeです。", ["ja", "en"]],
  ["これは[em]Visual Studio Code[/em]です。", ["ja", "en"]],
  ["これは［EN］Code［/EN］です。", ["ja", "en"]],
  ["これは[en][/en]です。", ["ja"]],
  ["これは[ja]Visual Studio Code[/ja]です。", ["ja"]],
  ["これはVisual Studio\nCodeです。", ["ja"]],
  ["これは[rate 0.8]ゆっくり[/rate]話す。", ["ja"]],
])("finds the languages of a script wherever its words stand: %s", (script, languages) => {
  const settings = { voice: "tone:ja", speakers: [{ name: "花子", voice: "tone:ja" }] };
  expect(languagesOf(script, settings, speech)).toEqual(languages);
});
