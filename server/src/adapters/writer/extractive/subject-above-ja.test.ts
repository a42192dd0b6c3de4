import { expect, it } from "vitest";
import { withSubjectAbove } from "./subject-above-ja.ts";

it.each([
  ["使える月齢", "四か月ごろから、体重十五キロまで。", "使える月齢は、四か月ごろから、体重十五キロまで。"],
  [
    "使える月齢",
    "首がすわった四か月ごろから、体重十五キロまで。",
    "使える月齢は、首がすわった四か月ごろから、体重十五キロまで。",
  ],
  ["対象年齢", "3歳以上です。", "対象年齢は、3歳以上です。"],
  ["重さ", "約300g。", "重さは、約300g。"],
  ["焼き時間", "20分から25分ほどです。", "焼き時間は、20分から25分ほどです。"],
  ["大きさ", "直径5センチ、高さ12センチ。", "大きさは、直径5センチ、高さ12センチ。"],
  ["使用温度", "マイナス20度から120度まで。", "使用温度は、マイナス20度から120度まで。"],
])("below %s, what is nothing but a measure gets it for its subject", (heading, text, said) => {
  expect(withSubjectAbove(text, heading)).toBe(said);
});

it.each([
  [
    "置く場所と土",
    "朝日があたり、水のかからないところ。",
    "置く場所は、朝日があたり、水のかからないところ。",
  ],
  [
    "実をならせるには",
    "別の株をもう一本植えてください。",
    "実をならせるには、別の株をもう一本植えてください。",
  ],
  ["剪定", "二月に、込みあった枝を抜きます。", "剪定は、二月に、込みあった枝を抜きます。"],
])("below %s, a sentence that goes on from it gets it for its beginning: %s", (heading, text, said) => {
  expect(withSubjectAbove(text, heading)).toBe(said);
});

it.each([
  ["置く場所と土", "土は、酸性のところ。"],
  ["集合場所", "駅から歩いて十分のところ。雨でも歩きます。"],
  ["集合場所", "集合場所の目印になるところ。"],
  ["庭には", "別の株をもう一本植えてください。"],
  ["実をならせるには", "一本だけだと実が少なくなります。"],
  ["実をならせるには", "また、別の株をもう一本植えてください。"],
  ["実をならせるには", "肥料は、春に与えてください。"],
  ["実をならせるには", "枝を切らないでください。"],
  ["剪定", "枝先は、二月に切ります。"],
  ["剪定", "そのあと、込みあった枝を抜きます。"],
  ["収穫", "八月に、実が少しずつ赤くなります。"],
  ["充電", "二時間ほどでいっぱいになります。"],
  ["剪定の話", "二月に、込みあった枝を抜きます。"],
])("below %s, a sentence of another subject stays as it is: %s", (heading, text) => {
  expect(withSubjectAbove(text, heading)).toBe(text);
});

it.each([
  ["使える月齢", "首がすわったころから使えます。"],
  ["使える月齢", "体重は、十五キロまで。"],
  ["布の話", "糸は一反に二十キロ。"],
  ["布の話", "三十反まで。"],
  ["重さ", "手に取ると驚く軽さで、卵なら五個。"],
  ["対象", "手になじむ、職人が作った一本。"],
  ["季節", "創業から百年。"],
  ["販売時期", "創業100年。"],
  ["販売時期", "100年。"],
  ["人数", "ご家族みんなで楽しめる大容量、2リットル。"],
  ["人数", "2リットル。"],
  ["発送時期", "残り5個。"],
])("below %s, %s stays as it is", (heading, text) => {
  expect(withSubjectAbove(text, heading)).toBe(text);
});

it("reads long texts in its stride", () => {
  const started = performance.now();
  for (const part of ["三十", "日から", "まで", "年まで、"])
    for (const heading of ["対象年齢", "保存期間", "置く場所", "育てるには", "剪定"])
      withSubjectAbove(`${part.repeat(1_000)}、`, heading);
  expect(performance.now() - started).toBeLessThan(1_000);
});
