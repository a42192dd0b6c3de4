import { expect, it } from "vitest";
import { isOfParcel } from "./of-parcel-en.ts";

it.each([
  ["Diameter", "Tarn Five-Piece Pan Set", true],
  ["Material", "Tarn Five-Piece Pan Set", false],
  ["Diameter", "Tarn Pan", false],
  ["Dimensions", "Tarn Trail 25 Pack", false],
  ["Dimensions", "Tarn Vitality Elixir", true],
  ["Weight", "Tarn, Potato Chips, Sour Cream", true],
  ["Net weight", "Potato Chips by Tarn", false],
  ["Dimensions", "Oak Coffee Table", false],
  ["Dimensions", "Wool Rug, Cream", false],
])("knows whether %s of the %s is that of one piece or of a box: %s", (label, name, isOther) => {
  expect(isOfParcel({ label }, name)).toBe(isOther);
});
