import { expect, it } from "vitest";
import { safetyOf } from "./safety-ja.ts";

it("gives much to hear what keeps somebody safe", () => {
  expect(safetyOf("石臼に触る前に、必ず電源を切ってください。")).toBeGreaterThan(0);
  expect(safetyOf("対象の石臼は、交換が済むまで、ただちに使用を中止してください。")).toBeGreaterThan(0);
  expect(safetyOf("石臼の使用を去年、中止しました。")).toBe(0);
});
