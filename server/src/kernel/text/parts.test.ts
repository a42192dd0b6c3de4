import { expect, it } from "vitest";
import { splitParts } from "./parts.ts";

it.each([
  ["短い文です。", 10, ["短い文です。"]],
  ["あああああ、いいいいい、ううう", 12, ["あああああ、いいいいい、", "ううう"]],
  ["one two three four", 10, ["one two", "three four"]],
  ["one, two three four", 14, ["one, two three", "four"]],
  ["今日は天気が良いので外へ行こう", 10, ["今日は天気が良いので", "外へ行こう"]],
  ["ああああああああああああ", 5, ["あああああ", "あああああ", "ああ"]],
  ["aaaa𠮷bbb", 5, ["aaaa", "𠮷bbb"]],
  ["", 5, []],
])("cuts %j at %i characters", (sentence, max, parts) => {
  expect(splitParts(sentence, max)).toEqual(parts);
});

it("keeps every part of a very long sentence within the limit, and loses nothing", () => {
  const long = "とても長い文が続いていて、".repeat(300) + "x".repeat(2_000);
  const parts = splitParts(long);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(150);
  expect(parts.join("")).toBe(long);
});
