import { expect, it } from "vitest";
import { withoutKeepersGreeting } from "./greeting-ja.ts";

it.each([
  [
    "こんにちは、粉ひきの浜野です。今日も朝から粉を八袋ひきました。この臼は花崗岩です。",
    "この臼は花崗岩です。",
  ],
  ["はじめまして！石臼の浜野です。", ""],
  ["今日も朝から粉を八袋ひきました。", "今日も朝から粉を八袋ひきました。"],
  ["こんにちはと声をかけたくなる色です。", "こんにちはと声をかけたくなる色です。"],
])("greets no readers in the name of a shop: %s", (text, told) => {
  expect(withoutKeepersGreeting(text)).toBe(told);
});
