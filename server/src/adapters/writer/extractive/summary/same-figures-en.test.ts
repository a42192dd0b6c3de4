import { expect, it } from "vitest";
import { hasSameFigures } from "./same-figures-en.ts";

it("knows two sentences that tell of the same figures, however their units are written [6.2]", () => {
  const text = "It tells of six winters, 90 m of rope and a mill that lost its wheel.";
  expect(hasSameFigures(text, "I spent six winters with 90 metres of rope.")).toBe(true);
  expect(hasSameFigures(text, "I spent six winters with 80 metres of rope.")).toBe(false);
  expect(hasSameFigures("It tells of six winters in a mill.", "I spent six winters there.")).toBe(false);
});
