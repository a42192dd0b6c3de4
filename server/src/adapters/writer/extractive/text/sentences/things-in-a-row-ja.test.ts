import { expect, it } from "vitest";
import { areNamesInARow, thingsInARow } from "./things-in-a-row-ja.ts";

const THINGS = ["雪が運んだ沢の石。", "祖母が編んだ背負い籠。", "川霧に濡れた渡し舟の綱。"];

it("tells things that stand one behind the other without a verb in one sentence [6.2]", () => {
  const next = "どれも谷の暮らしから生まれました。";
  expect(thingsInARow([...THINGS, next])).toEqual([
    "雪が運んだ沢の石、祖母が編んだ背負い籠、川霧に濡れた渡し舟の綱。",
    next,
  ]);
});

it.each([
  [THINGS.slice(0, 2)],
  [["雪が運んだ沢の石。", "綱は三本です。", "祖母が編んだ背負い籠。", "川霧に濡れた綱。"]],
  [["籠は竹。", "綱は麻。", "石は沢のもの。"]],
])("leaves two things, and sentences with a topic of their own, as they are: %s [6.2]", (sentences) => {
  expect(thingsInARow(sentences)).toEqual(sentences);
});

it.each([
  ["豆を煮る音、ぬか床のにおい、土のついた里芋の手ざわり", true],
  ["豆を洗って、一晩水につけて、翌朝の鍋", false],
  ["豆を煮たり、里芋を洗ったり、朝の台所", false],
  ["豆を煮る音、ぬか床のにおい", false],
])("knows things in a row, each with what tells of it: %s [6.2]", (text, isRow) => {
  expect(areNamesInARow(text)).toBe(isRow);
});
