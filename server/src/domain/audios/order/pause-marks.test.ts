import { expect, it } from "vitest";
import { stretchesOf } from "./pause-marks.ts";

it("cuts a sentence at its marks, whatever stands around them", () => {
  expect(stretchesOf("はい、[pause 0.8s]そうです。[pause 2 s]")).toEqual([
    { text: "はい、", pause: 0.8 },
    { text: "そうです。", pause: 2 },
    { text: "" },
  ]);
  expect(stretchesOf("Wait [Pause 1.25s] for it.")).toEqual([
    { text: "Wait", pause: 1.25 },
    { text: "for it." },
  ]);
});

it.each([
  "[pause]",
  "[pause 0s]",
  "[pause 11s]",
  "[pause 0.05s]",
  "[pause soon]",
  "[pause 800ms]",
  "pause 1s",
])("leaves %s in the sentence", (words) => {
  expect(stretchesOf(`One ${words} two.`)).toEqual([{ text: `One ${words} two.` }]);
});
