import { expect, it } from "vitest";
import { tellsRow } from "./told-row-en.ts";

const told = (said: string, value: string, label = "Size") =>
  tellsRow(said, { place: { factId: null, blockIndex: null }, label, value });

it.each([
  ["the loom stands 81 inches tall", "81 in"],
  ["an 81-inch loom", "81 in"],
  ["more than half of its 61 pounds", "61 lb"],
  ["a cord of 10 feet", "10 ft"],
  ["at 1,180 grams it is light", "1.18 kg"],
  ["it weighs 2.3 kilos", "2.30 kg"],
  ["it holds 11 litres", "11 L"],
])("hears a row in a sentence that writes its unit out: %s [7.3]", (said, value) => {
  expect(told(said, value)).toBe(true);
});

it.each([
  ["the loom stands 181 inches tall", "81 in"],
  ["81 of them were made", "81 in"],
  ["81 inns have one", "81 in"],
  ["at 118 grams it is light", "1.18 kg"],
  ["it weighs 2.35 kilos", "2.3 kg"],
])("hears no row in another amount: %s [7.3]", (said, value) => {
  expect(told(said, value)).toBe(false);
});
