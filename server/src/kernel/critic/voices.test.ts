import { expect, it } from "vitest";
import { otherVoiceIn } from "./voices.ts";

it.each([
  ["The I/O panel has four USB ports.", null],
  ["A Class I laser reads the disc.", null],
  ["The Mark I body is light.", null],
  ["I use the I/O panel.", "I"],
  ["It has changed my evenings.", "my"],
])("hears in “%s” of a product %j", (sentence, found) => {
  expect(otherVoiceIn(sentence, "product")).toBe(found);
});
