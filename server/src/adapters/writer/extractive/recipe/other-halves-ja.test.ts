import { expect, it } from "vitest";
import { withoutOtherHalves } from "./other-halves-ja.ts";

it("takes off no lid of which a recipe in short has not told [6.2]", () => {
  const steps = [
    ["大根を加えます。", "落としぶたをして、20分煮ます。"],
    ["卵を加え、落としぶたをはずして火を強めます。", "煮つめます。"],
  ];
  const [, second] = withoutOtherHalves(steps, [new Set([0]), new Set([0])]);
  expect(second).toEqual(["卵を加え、火を強めます。", "煮つめます。"]);
  expect(withoutOtherHalves(steps, [new Set([0, 1]), new Set([0])])).toEqual(steps);
  const only = [steps[0] ?? [], ["落としぶたをはずします。"]];
  expect(withoutOtherHalves(only, [new Set([0]), new Set([0])])).toEqual(only);
});
