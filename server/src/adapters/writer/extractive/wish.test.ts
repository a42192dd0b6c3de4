import { expect, it } from "vitest";
import { subjectsOf, wishOf } from "./wish.ts";

it.each<["ja" | "en", string, string[]]>([
  ["ja", "雪の日と薪ストーブについて話してください", ["雪", "薪", "ストーブ"]],
  ["ja", "保証を中心に、詳しく説明して。", ["保証"]],
  ["ja", "昔話の話を紹介してほしい", ["昔話", "話"]],
  ["en", "Please tell us about the warranty, and explain the delivery.", ["warranty", "delivery"]],
  ["en", "Focus on highlights of the talk", ["highlight", "talk"]],
])("takes for a wish's subjects no words that ask: in %s, %s", (language, instruction, subjects) => {
  expect([...subjectsOf({ instruction }, language)]).toEqual(expect.arrayContaining(subjects));
  const asking = /^(?:話して|説明|紹介|詳|中心|please|tell|us|explain|focus?)$/;
  expect([...subjectsOf({ instruction }, language)].filter((term) => asking.test(term))).toEqual([]);
});

it("wishes for what suits the audience, too", () => {
  expect([...wishOf({ instruction: "Talk about tea", audience: "walkers" }, "en")]).toEqual([
    "tea",
    "walker",
  ]);
});

it("looks for snow where 「雪の日」 is wished for, and for days where they are what is asked for", () => {
  expect([...subjectsOf({ instruction: "雪の日と夏の夜を中心に" }, "ja")]).toEqual(["雪", "夏"]);
  expect([...subjectsOf({ instruction: "母の日記と日の出について" }, "ja")]).toEqual(
    expect.arrayContaining(["母", "日記"]),
  );
  expect([...subjectsOf({ instruction: "日と年の数え方について" }, "ja")]).toEqual(
    expect.arrayContaining(["日", "年"]),
  );
});
