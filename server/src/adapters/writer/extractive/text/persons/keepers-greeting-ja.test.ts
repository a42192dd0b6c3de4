import { expect, it } from "vitest";
import { withoutKeepersGreeting } from "./keepers-greeting-ja.ts";

it.each([
  [
    "こんにちは、粉ひきの浜野です。今日も朝から粉を八袋ひきました。この臼は花崗岩です。",
    "この臼は花崗岩です。",
  ],
  ["はじめまして！石臼の浜野です。", ""],
  ["今日も朝から粉を八袋ひきました。", "今日も朝から粉を八袋ひきました。"],
  [
    "店長の浜野です。趣味は釣り。家族は妻と娘が二人。石臼のおたくになりました。この臼は花崗岩です。",
    "この臼は花崗岩です。",
  ],
  ["職人の浜野です。", "職人の浜野です。"],
  ["こんにちはと声をかけたくなる色です。", "こんにちはと声をかけたくなる色です。"],
])("greets no readers in the name of a shop: %s", (text, told) => {
  expect(withoutKeepersGreeting(text)).toBe(told);
});
