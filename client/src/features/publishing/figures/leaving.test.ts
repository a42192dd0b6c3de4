import { expect, it } from "vitest";
import { largestLoss, sharesOf, stepsOf } from "./leaving";

const version = {
  plays: 12,
  tenths: [12, 12, 11, 10, 10, 9, 3, 3, 3, 3],
  sentences: [
    { text: "One.", listeners: 12 },
    { text: "Two.", listeners: 9 },
    { text: "Three.", listeners: 3 },
  ],
};

it("follows the sentences, as shares of those who pressed play", () => {
  expect(stepsOf(version)).toEqual([
    { name: "One.", listeners: 12, share: 100 },
    { name: "Two.", listeners: 9, share: 75 },
    { name: "Three.", listeners: 3, share: 25 },
  ]);
  expect(sharesOf(version)).toEqual([100, 100, 92, 83, 83, 75, 25, 25, 25, 25]);
});

it("follows the tenths where there are no sentences, and stays within 100 per cent", () => {
  const steps = stepsOf({ ...version, plays: 10, sentences: [] });
  expect(steps[0]).toEqual({ name: "0–10%", listeners: 12, share: 100 });
  expect(steps[9]).toEqual({ name: "90–100%", listeners: 3, share: 30 });
});

it("names the sentence at which most leave, and none where nobody does", () => {
  expect(largestLoss(stepsOf(version))).toEqual({ name: "Three.", count: 6 });
  expect(largestLoss(stepsOf({ ...version, sentences: [{ text: "One.", listeners: 12 }] }))).toBeNull();
  expect(largestLoss([])).toBeNull();
});
