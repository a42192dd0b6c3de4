import { expect, it } from "vitest";
import { isBeforeStranger, leansOnOthers } from "./leans-on-others-en.ts";

it.each([
  ["I had just understood something.", "He had never decided that it was worth mending.", true],
  ["Last month a man put a kettle on my table.", "He had never decided that it was worth mending.", false],
  ["Last month Mr Bose put a kettle on my table.", "His shop had closed.", false],
  ["Ada Pruitt voted against.", "She asked for one more season.", false],
  ["A plumber came by.", "He laughed.", false],
  ["I had just understood something.", "The kettle was worth mending.", false],
])(
  "knows whether whoever begins with a sentence hears of a stranger next: %s %s [6.2]",
  (text, next, isStrange) => {
    expect(isBeforeStranger(text, next)).toBe(isStrange);
  },
);

it("knows a sentence on the one that was there before [6.2]", () => {
  expect(leansOnOthers("The old one was fishing line.")).toBe(true);
  expect(leansOnOthers("The old mill was a ruin.")).toBe(false);
});

it("knows a sentence on two things that were named before [6.2]", () => {
  expect(leansOnOthers("The mill claims to settle both complaints.")).toBe(true);
  expect(leansOnOthers("The mill can be seen from both banks.")).toBe(false);
  expect(leansOnOthers("The mill saws oak and ash, and prices both woods.")).toBe(false);
});
