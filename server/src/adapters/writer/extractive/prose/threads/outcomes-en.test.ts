import { expect, it } from "vitest";
import type { ProseLine } from "../lines.ts";
import { outcomeIn } from "./outcomes-en.ts";

const lines = (...texts: string[]) => texts.map((text) => ({ sentences: [text] }) as ProseLine);

it.each([
  [["Many thanks to all of you.", "I ended up with a wheel of elm."], 1],
  [["The axle is fixed now, and the wheel runs without a sound."], 0],
  [["We have released a new reed for the old looms."], 0],
  [["I hope the axle is fixed soon."], -1],
  [["If the wheel works again, tell us how you did it."], -1],
  [["The wheel is not fixed."], -1],
  [["That did the trick."], -1],
  [["A guess about the axle often turns out to be wrong."], -1],
  [["The axle turned out to be cracked."], 0],
  [["Grease the axle with tallow every month."], -1],
])("knows where a post reports how it ended: %j", (texts, expected) => {
  expect(outcomeIn(lines(...texts))).toBe(expected);
});
