import { describe, expect, it } from "vitest";
import { detectSpeakers, isName, toSpeakersInput, voiceFor } from "./speakers";

describe("the speakers of a script", () => {
  it.each([
    ["太郎：こんにちは。\n花子：はい。\n太郎：では。", ["太郎", "花子"]],
    ["これは説明です。\n太郎: はい。\n\n太郎：いいえ。", ["太郎"]],
    ["Anna: Hello.\nBen: Hi.", ["Anna", "Ben"]],
    ["Ａ：はい。\nA：いいえ。", ["A"]],
    ["価格：1,980円です。\n送料は無料です。", []],
    ["10:30に開店します。\n10:45に閉店します。\n", []],
    ["https://a.example/\nhttps://b.example/", []],
    ["彼は言った：行こう。", []],
    ["", []],
  ])("of %o are %o", (script, names) => {
    expect(detectSpeakers(script)).toEqual(names);
  });

  it("have names without the marks that end a sentence or a name", () => {
    expect(["太郎", "Dr Xu", "山田 花子"].every((name) => isName(name, 30))).toBe(true);
    expect(["", " ", "Dr. Xu", "A:B", "#1", "長".repeat(31)].some((name) => isName(name, 30))).toBe(false);
  });
});

it("gives a new speaker a voice that nobody has, while there is one", () => {
  const voices = [{ id: "a" }, { id: "b" }];
  expect(voiceFor(voices, ["a"])).toBe("b");
  expect(voiceFor(voices, ["a", "b"])).toBe("a");
  expect(voiceFor([], [])).toBeUndefined();
});

it("sends only speakers whose voices exist", () => {
  const speakers = [
    { name: "太郎", voice: "a" },
    { name: "花子", voice: "gone" },
  ];
  expect(toSpeakersInput(speakers, [{ id: "a" }])).toEqual({ speakers: [{ name: "太郎", voice: "a" }] });
  expect(toSpeakersInput([], [{ id: "a" }])).toEqual({});
});
