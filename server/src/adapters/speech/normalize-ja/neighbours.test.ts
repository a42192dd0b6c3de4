import { expect, it } from "vitest";
import { japaneseReading } from "#test/japanese-reading";
import { fold } from "../reading/notation.ts";
import { readingRows } from "../reading/reading-set.ts";
import { normalizeJapanese } from "./index.ts";

const readingOf = japaneseReading();

const heteronyms = readingRows("ja-words-in-context");

/** Each word with the readings that it has items for. */
const readingsOf = (rows: string[][]) =>
  [...Map.groupBy(rows, ([word = ""]) => word)].map(
    ([word, own]) => [word, new Set(own.map(([, kana]) => kana)).size] as const,
  );

it.each(["ja-words-in-context", "ja-words-of-one-reading"])(
  "reads the words of %s by their neighbours, and otherwise where these are others",
  async (list) => {
    const wrong: string[] = [];
    for (const [word = "", kana = "", text = ""] of readingRows(list)) {
      const read = await readingOf(text);
      const right = read.includes(kana) || fold.ja(read).includes(fold.ja(kana));
      if (!right) wrong.push(`${word} is ${kana}: ${text} → ${read}`);
    }
    expect(wrong).toEqual([]);
  },
);

it("has at least 150 words of several readings, each with items for two or more", () => {
  expect(heteronyms.length).toBeGreaterThan(600);
  expect(readingsOf(heteronyms).length).toBeGreaterThanOrEqual(150);
  expect(readingsOf(heteronyms).filter(([, readings]) => readings < 2)).toEqual([]);
  expect(readingsOf(readingRows("ja-words-of-one-reading")).filter(([, readings]) => readings !== 1)).toEqual(
    [],
  );
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
  ["彼は一角の人物だ", "町の一角の人物だ"],
  ["夫婦岩を見る", "夫婦で岩を見る"],
  ["夫婦杉を植える", "夫婦杉並区に住む"],
  ["本品は返品できない", "見本品は返品できない"],
  ["神の僕となる", "神の話を僕とする"],
  ["手水をつけて握る", "手水を使う"],
  ["仏像を礼拝する", "教会で礼拝する"],
])("tells %s from %s", (one, other) => {
  expect(normalizeJapanese(one)).not.toBe(one);
  expect(normalizeJapanese(other)).toBe(other);
});
