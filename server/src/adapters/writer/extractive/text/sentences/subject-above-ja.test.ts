import { expect, it } from "vitest";
import { headingBlock, itemBlock } from "#test/text-page";
import { lineAbove, withSubjectAbove } from "./subject-above-ja.ts";

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
  ["日もち", "つくった日から、涼しいところで五日。", "日もちは、つくった日から、涼しいところで五日。"],
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
  [
    "料金に含まれるもの",
    "粉代、石臼の使用料、布の袋です。",
    "料金に含まれるのは、粉代、石臼の使用料、布の袋です。",
  ],
])("below %s, a sentence that goes on from it gets it for its beginning: %s", (heading, text, said) => {
  expect(withSubjectAbove(text, heading)).toBe(said);
});

it.each([
  ["使える火", "炭火、ガスの中火、石炭。", "使える火は、炭火、ガスの中火、石炭。"],
  [
    "対象になるもの",
    "一番長い辺が60センチを超えるもの、または重さが12キロを超えるものです。",
    "対象になるのは、一番長い辺が60センチを超えるもの、または重さが12キロを超えるものです。",
  ],
  ["使える火", "炭火、ガスの中火は使えます。", "炭火、ガスの中火は使えます。"],
  ["対象になるもの", "椅子、机、棚です。", "椅子、机、棚です。"],
  ["商品の説明", "炭火、ガスの中火、石炭。", "炭火、ガスの中火、石炭。"],
])("below %s, a list of what can be chosen gets it for its subject: %s", (heading, text, told) => {
  expect(withSubjectAbove(text, heading)).toBe(told);
});

it.each([
  [
    "大型ごみとは",
    "家から出るごみのうち、一辺が60センチを超えるものです。",
    "大型ごみとは、家から出るごみのうち、一辺が60センチを超えるものです。",
  ],
  ["雨水ますとは？", "雨水を集めて流すものです。", "雨水ますとは、雨水を集めて流すものです。"],
  ["本当の友達とは", "一緒に笑えることです。", "本当の友達とは、一緒に笑えることです。"],
])("below %s, what says what it is gets its name", (heading, text, told) => {
  expect(withSubjectAbove(text, heading)).toBe(told);
});

it.each([
  ["大型ごみとは", "大型ごみは、一辺が60センチを超えるものです。"],
  ["大型ごみとは", "また、割れたものです。"],
  ["大型ごみとは", "令和6年から料金を改めました。"],
  ["iDeCoとは", "元本割れすることです。"],
  ["水車とは", "昔、よく見かけたものです。"],
  ["水車とは", "残念なことです。"],
  ["町内会とは", "別の事業です。"],
  ["当社とは", "無関係のサービスです。"],
  ["隣人とは", "もめたことです。"],
  ["彼女とは", "三年前に会った場所です。"],
  ["生きるとは", "つらいことです。"],
  ["猫を飼うこととは", "私が長年考えてきたことです。"],
  ["大型ごみ", "家から出るごみのうち、一辺が60センチを超えるものです。"],
])("below %s, %s needs no name", (heading, text) => {
  expect(withSubjectAbove(text, heading)).toBe(text);
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
  ["収穫", "鳥に食べられるのを防ぐため、網をかけてください。"],
  ["保存", "右上のボタンを押してください。"],
  ["置き場所", "ちょうど片付けているところ。"],
  ["隠れ場所", "犬が鼻を近づけて吠えたところ。"],
  ["予約するには", "キャンセルする場合に備えて、番号を控えておいてください。"],
  ["やめるには", "どうぞお気軽に相談してください。"],
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

it.each([
  ["スチーム式", "水を沸かして湯気を出す方式です。"],
  ["粗大ごみになるもの", "一辺五十センチを超えるものです。"],
])("below %s, a sentence of its kind gets it for its subject", (heading, text) => {
  expect(withSubjectAbove(text, heading)).toBe(`${heading}は、${text}`);
});

it.each([
  ["スチーム式", "湯気は、体にやさしい方式です。"],
  ["スチーム式", "この冬に選ばれた方式です。"],
  ["三つの方式の違い", "水を沸かして湯気を出す方式です。"],
  ["思い出", "昔、よく見かけたものです。"],
  ["湯気の話", "水を沸かして湯気を出す方式です。"],
])("below %s, %s is left without it", (heading, text) => {
  expect(withSubjectAbove(text, heading)).toBe(text);
});

it.each([
  ["揚げる", "粉をまぶし、170度で4分。", "揚げるときは、粉をまぶし、170度で4分。"],
  ["揚げる", "芋は粉をまぶし、170度で4分。", "芋は粉をまぶし、170度で4分。"],
  ["揚げ物", "粉をまぶし、170度で4分。", "粉をまぶし、170度で4分。"],
  [
    "電池の残りを知る",
    "灯りが緑なら六割以上、橙なら三割です。",
    "電池の残りは、灯りが緑なら六割以上、橙なら三割です。",
  ],
  ["電池の残りを知る", "つまみは緑なら六割以上です。", "つまみは緑なら六割以上です。"],
])("below %s, words get the way or the thing that they hold for: %s", (heading, text, told) => {
  expect(withSubjectAbove(text, heading)).toBe(told);
});

it("finds above an item the heading, or the item that names the way", () => {
  const blocks = [
    headingBlock("調理の目安"),
    itemBlock("煮る"),
    itemBlock("凍ったまま入れ、14分。"),
    itemBlock("召しあがれ。"),
  ];
  expect(lineAbove(blocks, 0, 1)?.text).toBe("調理の目安");
  expect(lineAbove(blocks, 0, 2)?.text).toBe("煮る");
  expect(lineAbove(blocks, 0, 3)).toBeUndefined();
});

it("says of what days are that stand alone below their heading [6.2]", () => {
  const days = "令和8年12月7日（月曜日）午前9時から令和9年2月26日（金曜日）まで。";
  expect(withSubjectAbove(days, "受付期間")).toBe(`受付期間は、${days}`);
  expect(withSubjectAbove(days, "変更の背景")).toBe(days);
});
