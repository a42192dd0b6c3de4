import { expect, it } from "vitest";
import { otherVoiceIn } from "./voices.ts";

it.each([
  ["The I/O panel has four USB ports.", null],
  ["A Class I laser reads the disc.", null],
  ["The Mark I body is light.", null],
  ["I use the I/O panel.", "I"],
  ["It has changed my evenings.", "my"],
  ["注文してから三日で届きました。", "届きました"],
  ["琵琶を弾く方から手紙が届きました。", null],
])("hears in “%s” of a product %j", (sentence, found) => {
  expect(otherVoiceIn(sentence, "product")).toBe(found);
});
