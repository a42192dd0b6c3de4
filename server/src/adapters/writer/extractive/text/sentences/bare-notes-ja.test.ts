import { expect, it } from "vitest";
import { withPredicate } from "../../prose/register.ts";
import { withCopula } from "./japanese-sentence.ts";
import { offeredFor } from "./verbless.ts";

it.each([
  ["先着二十人。", "先着二十人までです。"],
  ["小学四年生から。", "小学四年生からです。"],
  ["床暖房つき。", "床暖房つきです。"],
  ["卵・牛乳・小麦不使用。", "卵・牛乳・小麦不使用です。"],
  ["石臼の職人による検査済み。", "石臼の職人による検査済みです。"],
  ["樽から米をすくい、目方で売る量り売り。", "樽から米をすくい、目方で売る量り売りです。"],
])("says of a short note what it is: %s", (text, said) => {
  expect(withPredicate(text, "polite")).toBe(said);
});

it.each([
  "厳しい目つき。",
  "先着順。",
  "駅前の店で荷を預け。",
  "山と、その麓へ。",
  "品物を受け取り。",
  "値段が上がり、客が減り。",
])("leaves %s as it is", (text) => {
  expect(withPredicate(text, "polite")).toBe(text);
});

it("heats on both sides what is turned on the fire", () => {
  expect(withPredicate("裏返して三分。", "polite", "皮を下にして中火で七分。")).toBe(
    "裏返して三分加熱します。",
  );
  expect(withPredicate("裏返して三分。", "polite", "日なたに七分。")).not.toContain("加熱");
});

it("says of a faint taste that it is there, and of a load not that it is three days", () => {
  expect(withCopula("苦みは太く、後味はほのかに甘栗。")).toBe("苦みは太く、後味はほのかに甘栗です。");
  expect(withCopula("荷は駅に三日。")).toBe("荷は駅に三日。");
});

it("offers goods in the place of others, and for several uses", () => {
  expect(offeredFor("漬物、小鉢がわりに")).toBe("漬物、小鉢がわりにどうぞ");
  expect(offeredFor("汁にも、煮物にも")).toBe("汁にも、煮物にもどうぞ");
  expect(offeredFor("駅にも")).toBeNull();
  expect(offeredFor("父が代わりに")).toBeNull();
});
