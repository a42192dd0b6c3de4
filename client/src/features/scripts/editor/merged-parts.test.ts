import { expect, it } from "vitest";
import { decidedText, mergedPartsOf, questionsOf } from "./merged-parts";

const parts = [
  { text: "雨です。" },
  { mine: "風が強い。", theirs: "風が弱い。" },
  { text: "晴れです。" },
  { mine: "夜は雪。", theirs: "" },
];

it("makes one text of what was chosen, sentence by sentence", () => {
  expect(decidedText(parts, ["theirs", "mine"])).toBe("雨です。風が弱い。晴れです。夜は雪。");
  expect(decidedText(parts, ["mine", "theirs"])).toBe("雨です。風が強い。晴れです。");
});

it("asks the same when what stands around a sentence has changed, and twice where it stands twice", () => {
  const [, first, , last] = parts as [unknown, (typeof parts)[1], unknown, (typeof parts)[3]];
  const before = questionsOf(parts);
  expect(before.map((question) => question !== null)).toEqual([false, true, false, true]);
  expect(questionsOf([first, { text: "霧です。" }, last])).toEqual([before[1], null, before[3]]);
  expect(new Set(questionsOf([first, first])).size).toBe(2);
});

it("finds the parts in a refusal that has some", () => {
  expect(mergedPartsOf({ refusal: { details: { version: 4, expectedVersion: 2, parts } } })).toEqual({
    version: 4,
    parts,
  });
  expect(mergedPartsOf({ refusal: { details: { version: 4 } } })).toBeNull();
  expect(mergedPartsOf(null)).toBeNull();
});
