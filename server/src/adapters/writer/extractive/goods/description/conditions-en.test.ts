import { expect, it } from "vitest";
import type { Unit } from "../../units.ts";
import { conditionsBeside, isCondition } from "./conditions-en.ts";

const unit = (text: string, blockIndex: number): Unit => ({
  sentences: [text],
  blockIndex,
  section: -1,
  leans: false,
  head: null,
  isOrphan: false,
  pointsBack: false,
  seconds: 4,
});

it.each([
  "The Tarn Bell requires an existing chime of 16 volts.",
  "A Tarn hub is needed to open the lock from afar.",
  "The lamp of the loom is not included.",
  "The lid of the Tarn cup is not leakproof.",
  "The shelf must be securely anchored to the wall.",
])("knows what goods need, lack or are not fit for: %s [7.3]", (text) => {
  expect(isCondition(text)).toBe(true);
});

it.each([
  "The loom requires no tools.",
  "Returns require a receipt, and are not included in the price.",
  "The frame is made of oak.",
  "Lamp not included.",
])("takes no terms of sale, no ease and no torn line for one: %s [7.3]", (text) => {
  expect(isCondition(text)).toBe(false);
});

it("tells a condition beside a description that has none, and once [7.3]", () => {
  const [oak, lamp] = [
    unit("The frame is made of oak.", 0),
    unit("The lamp of the loom is not included.", 1),
  ];
  expect(conditionsBeside([oak, lamp], [oak], 40)).toEqual([lamp]);
  expect(conditionsBeside([oak, lamp], [oak, lamp], 40)).toEqual([]);
  expect(conditionsBeside([oak, lamp], [oak], 10)).toEqual([]);
});

it("tells no more than two conditions, none out of a block that was told, and none beside another [7.3]", () => {
  const [oak, lamp, lid, shelf] = [
    unit("The frame is made of oak.", 0),
    unit("The lamp of the loom is not included.", 1),
    unit("The lid of the Tarn cup is not leakproof.", 2),
    unit("The shelf must be securely anchored to the wall.", 3),
  ];
  expect(conditionsBeside([oak, lamp, lid, shelf], [oak], 200)).toEqual([lamp, lid]);
  expect(conditionsBeside([oak, { ...lamp, blockIndex: 0 }, lid], [oak], 200)).toEqual([lid]);
  expect(conditionsBeside([oak, lamp, lid], [oak, lamp], 200)).toEqual([]);
});
