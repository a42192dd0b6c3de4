import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { japaneseReading } from "#test/japanese-reading";
import { fold } from "../reading/notation.ts";
import { normalizeJapanese } from "./index.ts";

const readingOf = japaneseReading();

const [, ...lines] = readFileSync(new URL("../reading/ja-words-in-context.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n");

it("reads words by their neighbours, and otherwise where these are others", async () => {
  const wrong: string[] = [];
  for (const line of lines) {
    const [word = "", kana = "", text = ""] = line.split("\t");
    const read = await readingOf(text);
    const right = read.includes(kana) || fold.ja(read).includes(fold.ja(kana));
    if (!right) wrong.push(`${word} is ${kana}: ${text} → ${read}`);
  }
  expect(lines.length).toBeGreaterThan(400);
  expect(wrong).toEqual([]);
});

it("has items for two readings or more of at least 150 words", () => {
  const readings = Map.groupBy(lines, (line) => line.split("\t")[0]);
  const several = [...readings.values()].filter(
    (own) => new Set(own.map((line) => line.split("\t")[1])).size > 1,
  );
  expect(several.length).toBeGreaterThanOrEqual(150);
});

it.each([
  ["人気のない夜道", "人気のない商品"],
  ["舞台の上手から出る", "上手に話す"],
  ["ゴミの分別を守る", "分別のある大人"],
  ["田中家の墓", "専門家の娘"],
  ["川の下手に立つ", "下手に話す"],
  ["赤ん坊を抱く", "肩を抱き合う"],
  ["箱が空だ", "今日の空だ"],
  ["額が広い", "額が大きい"],
  ["三重の塔", "三重の海"],
  ["なす術がない", "武術がない"],
  ["今日では珍しくない", "今日ではなく明日"],
  ["来る五月十日", "彼が来る朝"],
  ["四方さん", "四方八方"],
])("tells %s from %s", (one, other) => {
  expect(normalizeJapanese(one)).not.toBe(one);
  expect(normalizeJapanese(other)).toBe(other);
});
