import { expect, it } from "vitest";
import { countWords } from "./count-words";

it.each([
  ["At half past three in the morning, the only light is on.", 12],
  ["It’s a well-known lamp – from 1,980 yen.", 7],
  ["First line.\n\nSecond line — and its end.", 7],
  ["", 0],
  ["… – !", 0],
])("counts the words of “%s”", (text, words) => {
  expect(countWords(text)).toBe(words);
});
