import { expect, it } from "vitest";
import { withOtherHalves } from "./other-halves-ja.ts";

it("tells of a lid that it is put on before it is taken off [6.2]", () => {
  const steps = [
    ["大根を加えます。", "落としぶたをして、20分煮ます。"],
    ["卵を加え、落としぶたをはずします。", "煮つめます。"],
  ];
  expect(withOtherHalves(steps, [new Set([0]), new Set([0])])).toEqual([new Set([0, 1]), new Set([0])]);
  expect(withOtherHalves(steps, [new Set([0]), new Set([1])])).toEqual([new Set([0]), new Set([1])]);
});
