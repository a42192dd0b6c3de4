import { expect, it } from "vitest";
import { chapterAt } from "./chapters";

const chapters = [
  { title: "はじめに", start: 2 },
  { title: "使いかた", start: 30 },
];

it.each([
  [0, null],
  [2, 0],
  [29.9, 0],
  [30, 1],
  [600, 1],
])("at %s s the chapter is %s", (time, chapter) => {
  expect(chapterAt(chapters, time)).toBe(chapter);
});
