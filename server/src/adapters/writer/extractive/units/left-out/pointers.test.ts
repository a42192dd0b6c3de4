import { expect, it } from "vitest";
import { isPointer } from "./pointers.ts";

it.each([
  "写真をご覧ください。",
  "一つ。",
  "原材料：柚子、食塩",
  "苦いのが苦手なのですが。",
  "Materials: 100% hemp, dyed without azo.",
  "See it in the video.",
])("misses nothing in %s [7.3]", (text) => {
  expect(isPointer(text)).toBe(true);
});

it.each([
  "柚子と食塩だけで作ります。",
  "苦いのが苦手なのですが、これは飲めます。",
  "The hemp is dyed by hand.",
])("tells %s [7.3]", (text) => {
  expect(isPointer(text)).toBe(false);
});
