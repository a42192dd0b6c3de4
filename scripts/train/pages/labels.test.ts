import { expect, it } from "vitest";
import { words } from "../../bench/pages/tokens.ts";
import { labelsOf } from "./labels.ts";

const TRUTH =
  "Ash lamp with a cast foot and a sewn shade. Colour: natural. Wipe it with a dry cloth once in a while.";
const labels = (...blocks: string[]) => labelsOf(blocks.map(words), words(TRUTH));

it("labels a long block by the share of its words that the truth has", () => {
  expect(labels("Ash lamp with a cast foot and a sewn shade.", "Nothing of this is true of it.")).toEqual([
    1, 0,
  ]);
  const [half = 0] = labels("Ash lamp with a cast foot, delivered free within two days from here");
  expect(half).toBeCloseTo(6 / 13);
});

it("looks for a short block between its neighbours only", () => {
  const [menu, , colour] = labels("Colour", "Ash lamp with a cast foot and a sewn shade.", "Colour: natural");
  expect([menu, colour]).toEqual([0, 1]);
});
