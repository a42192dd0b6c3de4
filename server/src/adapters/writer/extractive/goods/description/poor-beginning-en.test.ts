import { expect, it } from "vitest";
import { isPoorBeginning } from "./poor-beginning-en.ts";

it.each([
  "It is also foldable.",
  "The frame of the loom bench is also foldable.",
  "Weave like a pro with our tips!",
  "It coordinates well with the benches of the Tarn series.",
  "If the motor gets above 185°F it cuts out.",
  "When the light blinks twice, have a coffee.",
])("introduces no goods by what adds to others or only calls: %s", (text) => {
  expect(isPoorBeginning(text)).toBe(true);
});

it.each([
  "It is a foldable bench for two weavers.",
  "Keep your yarn close in the Tarn bag.",
  "If your loom needs a bench, this is the one.",
  "The seat is deep, and the shelf below it holds the yarn that you would also need on a long day.",
])("may begin with what the goods are: %s", (text) => {
  expect(isPoorBeginning(text)).toBe(false);
});
