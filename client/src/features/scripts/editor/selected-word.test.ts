import { expect, it } from "vitest";
import { selectedWord } from "./selected-word";

const sentence = "この生地は厚い。";

it.each([
  ["生地", sentence, { word: "生地", sentence }],
  [" 生地 ", sentence, { word: "生地", sentence }],
  ["生地", "長い文。".repeat(50), { word: "生地" }],
  ["生地", "生地", { word: "生地" }],
  ["", sentence, null],
  ["。", sentence, null],
  ["一行目\n二行目", "", null],
  ["長".repeat(51), "", null],
])("of %o in %o makes %o", (selected, around, met) => {
  expect(selectedWord(selected, around, { word: 50, previewSentence: 150 })).toEqual(met);
});
