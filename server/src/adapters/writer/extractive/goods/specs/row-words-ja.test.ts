import { describe, expect, it } from "vitest";
import { rowsPaired } from "./paired-rows-ja.ts";
import { isAnsweredBy } from "./row-words-ja.ts";

const specOf = (label: string, value: string) => ({
  label,
  value,
  place: { factId: label, blockIndex: null },
});
const saidOf = (label: string, value: string) =>
  rowsPaired([specOf(label, value)])
    .map(({ text }) => text)
    .join("");

describe("a row of a table as somebody says it", () => {
  it.each([
    ["原材料名", "真鰯、食塩", "原材料は真鰯と食塩です。"],
    ["原材料名", "麦若葉末、食物繊維、桑葉末", "原材料は麦若葉末、食物繊維、桑葉末です。"],
    ["アレルゲン", "卵・小麦・大豆", "アレルギー物質は卵、小麦、大豆です。"],
    ["質量", "71g", "重さは71gです。"],
    ["重量", "片足、約295g", "重さは片足で約295gです。"],
    ["適用床面積", "木造6畳、洋室10畳", "使える部屋の広さは木造で6畳、洋室で10畳までです。"],
    ["適応身長", "146cm以上", "合う身長は146cm以上です。"],
    ["付属", "布袋、音叉、布", "付属品は布袋、音叉、布です。"],
  ])("takes words for the ear: %s %s [7.3]", (label, value, said) => {
    expect(saidOf(label, value)).toBe(said);
  });

  it("leaves out what only the trade can say [7.3]", () => {
    expect(saidOf("型式", "ダイナミック型・密閉")).toBe("");
  });

  it("tells how a used thing has been kept, or nothing of notes without a verb [7.3]", () => {
    expect(saidOf("状態", "函に日焼けとしみ、本文は良好、見返しに蔵書印一つ")).toBe(
      "状態は函に日焼けとしみがあり、本文は良好で、見返しに蔵書印が一つあります。",
    );
    expect(saidOf("状態", "函にしみ、本文は良好")).toBe("状態は函にしみがあり、本文は良好です。");
    expect(saidOf("状態", "良好")).toBe("状態は良好です。");
    expect(saidOf("状態", "並、初版、しみ")).toBe("");
  });
});

it("knows what a sentence of the text has told in its own words [7.3]", () => {
  expect(isAnsweredBy(specOf("原材料", "魚介類、食塩"), ["原料は魚と塩、それだけです。"])).toBe(true);
  expect(isAnsweredBy(specOf("原材料", "魚介類、食塩"), ["塩だけで干しました。"])).toBe(false);
});
