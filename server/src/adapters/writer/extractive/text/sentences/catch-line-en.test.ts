import { expect, it } from "vitest";
import { isCatchLineOfCounts } from "./catch-line-en.ts";

it("knows a line that only calls out counts [7.3]", () => {
  expect(isCatchLineOfCounts("One loom, one room, nine weavers.")).toBe(true);
  expect(isCatchLineOfCounts("One loom, one shed, ten pairs of hands.")).toBe(true);
  expect(isCatchLineOfCounts("One pan, no washing up.")).toBe(true);
  for (const text of [
    "Two trays, one lid and a handle.",
    "One loom, which two weavers share.",
    "One loom is enough, two are a mill.",
    "Two trays of oak.",
  ])
    expect(isCatchLineOfCounts(text)).toBe(false);
});
