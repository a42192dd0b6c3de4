import { expect, it } from "vitest";
import { isIndirectQuestion } from "./indirect-question-en.ts";

it.each<[string, boolean]>([
  ["What looks like a piece of gold is actually brass of the mill.", false],
  ["What was once frustrating is now met with a smile.", false],
  ["What they have rarely been is quiet.", false],
  ["What Tarn wrote down at night became the base of a loom.", false],
  ["What we need is proper oil for the loom.", false],
  ["What the new loom of the miller is.", true],
  ["What it does and what it is made of.", true],
  ["What you need to know about how it is made.", true],
  ["What happens when the loom is full.", true],
  ["What could have been of oak.", true],
  ["What the miller thinks is best.", true],
  ["How likely the weaver is to come back.", true],
])("[6.2] knows what a sentence speaks of from a question that nobody asks: %s", (text, isQuestion) => {
  expect(isIndirectQuestion(text)).toBe(isQuestion);
});
