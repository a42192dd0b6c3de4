import { expect, it } from "vitest";
import { isElliptical, saysInShort } from "./short-sentence-en.ts";

it.each([
  ["It doesn’t lock.", true],
  ["A hood won't.", true],
  ["Don’t soak.", true],
  ["Never iron.", true],
  ["Lunch can be vegan.", true],
  ["The skin is thin.", true],
  ["It is orange.", true],
  ["It is here.", false],
  ["This is perfect.", false],
  ["Tarn Loom.", false],
  ["What is it.", false],
  ["Never again.", false],
  ["Made by hand.", false],
  ["The new lid.", false],
])("takes a few words for a sentence of goods where they have subject and verb: %s", (text, isSaid) => {
  expect(saysInShort(text)).toBe(isSaid);
});

it("knows the denial that goes on from the sentence before", () => {
  expect(isElliptical("A hood won’t.")).toBe(true);
  expect(isElliptical("It doesn’t lock.")).toBe(false);
});
