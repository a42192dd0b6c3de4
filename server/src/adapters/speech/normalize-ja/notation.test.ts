import { expect, it } from "vitest";
import { japaneseReading } from "#test/japanese-reading";
import { fold } from "../reading/notation.ts";

const readingOf = japaneseReading();
const says = async (text: string, kana: string) => {
  expect(fold.ja(await readingOf(text))).toContain(fold.ja(kana));
};

it.each([
  ["先手▲7六歩、後手△3四歩", "センテナナロクフ、ゴテサンヨンフ"],
  ["先手2六歩から始まる", "センテニーロクフカラ"],
  ["3三角成、同桂", "サンサンカクナリ、ドーケー"],
  ["▲5八金右", "センテゴーハチキンミギ"],
])("reads a move of shogi by its field and piece: %s", says);

it.each([
  ["▲5.2％の減収", "マイナスゴテンニパーセント"],
  ["第2三角州", "ダイニサンカクス"],
  ["2三重構造", "サンジューコーゾー"],
])("takes no amount or word for a move of shogi: %s", says);

it.each([
  ["Fe2O3の粉", "エフイーニオーサンノ"],
  ["SiO2を含む", "エスアイオーニヲ"],
  ["NO2の濃度", "エヌオーツーノ"],
])("reads a formula letter by letter: %s", says);

it.each([
  ["No.2の男", "ナンバーツーノ"],
  ["PS5で遊ぶ", "ピーエスファイブデ"],
  ["B2B企業", "ビーニビーキギョー"],
])("takes no name for a formula: %s", says);

it.each([
  ["y=2x+1のグラフ", "ワイイコールニエックスプラスイチノ"],
  ["a³の係数", "エーノサンジョーノ"],
  ["A>Bの順", "エーダイナリビーノ"],
])("reads an unknown or a comparison as in a lesson: %s", says);

it.each([
  ["2xの拡大", "ニバイノ"],
  ["ホーム > 商品", "ホームショーヒン"],
])("takes no size or path for an equation: %s", says);
