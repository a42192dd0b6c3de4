import { expect, it } from "vitest";
import { withSubjectAbove } from "./subject-above-ja.ts";

it.each([
  ["使える月齢", "四か月ごろから、体重十五キロまで。", "使える月齢は、四か月ごろから、体重十五キロまで。"],
  ["対象年齢", "3歳以上です。", "対象年齢は、3歳以上です。"],
])("below %s, what is nothing but a measure gets it for its subject", (heading, text, said) => {
  expect(withSubjectAbove(text, heading)).toBe(said);
});

it.each([
  ["使える月齢", "首がすわったころから使えます。"],
  ["使える月齢", "体重は、十五キロまで。"],
  ["布の話", "糸は一反に二十キロ。"],
  ["布の話", "三十反まで。"],
])("below %s, %s stays as it is", (heading, text) => {
  expect(withSubjectAbove(text, heading)).toBe(text);
});

it("reads long texts in its stride", () => {
  const started = performance.now();
  for (const part of ["三十", "日から", "まで", "年まで、"])
    withSubjectAbove(`${part.repeat(1_000)}。`, "対象年齢");
  expect(performance.now() - started).toBeLessThan(10_000);
});
