import { expect, it } from "vitest";
import { thingsInARow } from "./things-in-a-row-ja.ts";

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
