import { expect, it } from "vitest";
import { definedPoint } from "./defined-points-en.ts";

it.each([
  [
    "Warp: The threads that are tied to the beam of a loom.",
    "“Warp” means the threads that are tied to the beam of a loom.",
  ],
  [
    "Oak Loom: A light frame for all who weave at home in winter.",
    "Oak Loom is a light frame for all who weave at home in winter.",
  ],
  ["Damage: The loom stands in the rain for a year and nobody sees it.", null],
  ["Note: A light frame for all who weave at home in winter.", null],
  ["Used: A loom for all who have woven on it before.", null],
  ["Warp: The threads.", null],
])("tells what a point's head is in a sentence: %s [7.3]", (text, told) => {
  expect(definedPoint(text)).toBe(told);
});
