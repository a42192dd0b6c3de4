import { expect, it } from "vitest";
import { wordErrors } from "./word-errors.ts";

it.each([
  ["the cat sat", "the cat sat", 0],
  ["the cat sat", "the bat sat", 1],
  ["the cat sat", "the sat", 1],
  ["the cat sat", "the cat she sat on", 2],
  ["the cat sat", "", 3],
  ["", "a cat", 2],
])("between %j and %j", (said, heard, errors) => {
  expect(wordErrors(said.split(" ").filter(Boolean), heard.split(" ").filter(Boolean))).toBe(errors);
});
