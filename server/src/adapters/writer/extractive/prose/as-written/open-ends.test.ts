import { expect, it } from "vitest";
import { countWithin } from "./end-of.ts";
import { isLeftOpen, isPromise } from "./open-ends.ts";

it.each([
  ["不満が多かったのは、風でばたつく音です。", "ja", true],
  ["計60本を試しました。", "ja", true],
  ["よくある特集ではありません。", "ja", true],
  ["刃は、焼き入れをした鋼です。", "ja", false],
  ["この値段で問題ありません。", "ja", false],
  ["Collars have the opposite problem.", "en", true],
  ["We tested forty of them in the yard.", "en", true],
  ["This one isn’t.", "en", true],
  ["Don’t stir.", "en", true],
  ["The pump has a brass head.", "en", false],
] as const)("hears that something is still to come behind %s [7.3]", (text, language, isOpen) => {
  expect(isLeftOpen(text, language)).toBe(isOpen);
});

const of = (seconds: number, text: string) => ({ blockIndex: 0, seconds, sentences: [text] });

it("ends behind what was done about a trouble, and not behind the trouble [7.3]", () => {
  const text = [
    of(20, "布は、両面に樹脂をしみ込ませました。"),
    of(8, "不満が多かったのは、風でばたつく音です。"),
    of(4, "布の辺を内側にえぐりました。"),
    of(9, "縫い目は二列です。"),
  ];
  expect(countWithin(text, "ja", 30, false)).toBe(3);
});

it("ends before no second sentence that turns from it [7.3]", () => {
  const text = [
    of(20, "座面は、山の杉を三枚はぎ合わせます。"),
    of(9, "爪を立てればあとがつきます。"),
    of(2, "皿を置けばへこみます。"),
    of(3, "そのかわり、冬にさわっても冷たくありません。"),
    of(9, "脚は、くさびで留めます。"),
  ];
  expect(countWithin(text, "ja", 31, false)).toBe(4);
});

it.each([
  ["これから、順に説明していきます。", "ja", true],
  ["係の人が説明した。", "ja", false],
  ["First, the money, because that’s what everyone asks.", "en", true],
  ["I should like to answer that properly.", "en", true],
  ["First, the oven needs an hour.", "en", false],
] as const)("knows a sentence that only says what will be told: %s [7.3]", (text, language, isOnly) => {
  expect(isPromise(text, language)).toBe(isOnly);
});

it("does not end where it is said what will be told, or what was done instead [7.3]", () => {
  const ends = (last: string) => {
    const text = [
      of(20, "The pool lost water."),
      of(8, "The council shut it."),
      of(3, last),
      of(2, "The gates opened again."),
    ];
    return countWithin(text, "en", 30, false);
  };
  expect(ends("The pool is shut.")).toBe(3);
  expect(ends("First, the money, as everyone asks.")).toBe(4);
  expect(ends("Instead, some asked for help.")).toBe(4);
});

it("tells no claim without the limit that stands behind it, and rather is shorter [7.3]", () => {
  const claim = (behind: string) => {
    const text = [
      of(20, "刃は鋼です。"),
      of(10, "皮のところは錆びにくいです。"),
      of(7, behind),
      of(9, "柄は木です。"),
    ];
    return countWithin(text, "ja", 30, false);
  };
  expect(claim("ただし刃先は半日で錆びます。")).not.toBe(2);
  expect(claim("刃先は薄く研いであります。")).toBe(2);
});
