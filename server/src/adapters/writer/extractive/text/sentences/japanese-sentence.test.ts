import { expect, it } from "vitest";
import { standsInJapanese, withCopula } from "./japanese-sentence.ts";

it.each([
  "とびうお、いわし、するめいか。",
  "測る、切る、磨く。",
  "里で、川で、海で。",
  "赤く、丸く、甘く。",
  "走り、跳び、投げ。",
  "ぶり、たら。",
])("leaves %s as it is", (text) => {
  expect(withCopula(text)).toBe(text);
});

it.each([
  [
    "低くした枠、雨の日もきく車輪、切れにくい厚い革。",
    "低くした枠、雨の日もきく車輪、切れにくい厚い革です。",
  ],
  ["苦みは太く、後味はほのかに黒糖。", "苦みは太く、後味はほのかに黒糖です。"],
  ["昼は北の畑、夜は川。", "昼は北の畑、夜は川。"],
])("says of %s that it is so, where each thing is told of in a word or two", (text, said) => {
  expect(withCopula(text)).toBe(said);
});

it("tells no row whose numbers were left out", () => {
  expect(standsInJapanese("客の声、売り場のにぎわい、ごみを減らしたいとなります。")).toBe(false);
  expect(standsInJapanese("客の声で多いのは、ごみを減らしたいという声です。")).toBe(true);
  expect(standsInJapanese("春には、水車が動くようになります。")).toBe(true);
});

it("takes a sentence with a note in brackets behind its verb for a whole one", () => {
  expect(standsInJapanese("時刻の差が三分以内かを確かめます（二度送りの防止）。")).toBe(true);
  expect(standsInJapanese("水車を見に来た人の数（延べ人数）。")).toBe(false);
});

it.each([
  ["の抽選申込は一月二十五日までです。", false],
  ["は刃物を使いますので気をつけてください。", false],
  ["がドアの前に立っていました。", false],
  ["を箱に入れて送りました。", false],
  ["のれんは秋に掛けかえます。", true],
  ["はがきでお申し込みください。", true],
  ["は虫類の温室は冬も開いています。", true],
  ["がらんとした駅に着きました。", true],
])("takes what begins with a particle for no sentence: %s", (text, stands) => {
  expect(standsInJapanese(text)).toBe(stands);
});

it.each([
  ["食べる、書く、遊ぶ。", false],
  ["ゆっくり歩く、立ち止まる。", false],
  ["雨が降る、風が吹く。", true],
  ["使うほど、手になじむ。", true],
  ["土を掘り、三年寝かせる。", true],
  ["麻の布、ただし軽い。", false],
  ["帆は麻、ただし軽い布です。", true],
  ["帆に塗る油は、年に二度、ごく薄く。", false],
  ["八十歳です。", true],
])("tells no verbs in a row that say nothing of anything: %s", (text, stands) => {
  expect(standsInJapanese(text)).toBe(stands);
});

it("says of what a house carries out that it does so", () => {
  expect(withCopula("仕上げは町の石工と共同で実施。")).toBe("仕上げは町の石工と共同で実施しています。");
  expect(withCopula("仕上げは水で研いだ無地。")).toBe("仕上げは水で研いだ無地です。");
});

it("says what a word means", () => {
  expect(withCopula("一番粉とは、石臼が初めにひいた粉のこと。")).toBe(
    "一番粉とは、石臼が初めにひいた粉のことです。",
  );
});

it("finds the verb of a sentence before its last brackets", () => {
  expect(standsInJapanese("舟は抱いたまま運べます（右手でも左手でも）。")).toBe(true);
  expect(standsInJapanese("舟は栗の一枚板（右手でも左手でも）。")).toBe(false);
});
