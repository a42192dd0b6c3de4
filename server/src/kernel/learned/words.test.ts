import { expect, it } from "vitest";
import { emptyWeights, oddsByWords, packedWords, unpackedWords, wordNumbersOf } from "./words.ts";

it("knows a sentence by its words, whatever numbers stand in it", () => {
  const words = (text: string) => wordNumbersOf(text, "Features", "product", "en");
  expect(words("The kettle holds 2 litres.")).toEqual(words("The kettle holds 15 litres."));
  expect(words("The kettle holds 2 litres.")).not.toEqual(words("The kettle holds two litres."));
});

it("knows a Japanese sentence by its letters, and each by the heading above it", () => {
  const words = (heading: string) => wordNumbersOf("釜は鉄です。", heading, "product", "ja");
  expect(words("特長")).not.toEqual(words("配送"));
  expect(words("特長")).toEqual(words("特長"));
});

it("keeps weights in a file as shares of the largest", () => {
  const learned = emptyWeights();
  learned.base = -0.5;
  learned.weights.set([2, -1], 7);
  const kept = unpackedWords(packedWords(learned));
  expect(kept.base).toBe(-0.5);
  expect(kept.weights[7]).toBeCloseTo(2, 5);
  expect(kept.weights[8]).toBeCloseTo(-1, 1);
  expect(oddsByWords(kept, [7])).toBeCloseTo(1.5, 5);
});
