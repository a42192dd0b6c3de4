import { expect, it } from "vitest";
import { coveringPack } from "./covering-pack";

const packs = [{ credits: 1_000 }, { credits: 300 }, { credits: 3_000 }];

it.each([
  [1, 300],
  [300, 300],
  [301, 1_000],
  [2_999, 3_000],
  [9_999, 3_000],
])("for %d missing credits suggests the pack of %d", (missing, credits) => {
  expect(coveringPack(packs, missing)).toEqual({ credits });
});

it("suggests nothing where nothing is sold", () => {
  expect(coveringPack([], 10)).toBeUndefined();
});
