import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { kindInPhrase } from "./kind-phrase-en.ts";

const kindIn = (name: string, line: string, summary: string | null = null) =>
  kindInPhrase(name, { ...textPage(name, [saidBlock(line)], { type: "product" }), summary });

it.each([
  ["A tide clock you can read from the other side of the kitchen.", "a tide clock"],
  ["The quiet clock you can open with two thumbs.", "a quiet clock"],
  ["A folding oak table for two.", "a folding oak table"],
  ["The only lamp that folds flat.", "a lamp"],
])("hears what a thing is from the phrase that a page begins with: %s [7.3]", (line, kind) => {
  expect(kindIn("Neap", line)).toBe(kind);
  expect(kindIn("Neap", "It folds flat, and it is quiet.", line)).toBe(kind);
});

it.each([
  ["Neap", "A clock that is wrong by an hour is of no use."],
  ["Neap", "The old brass tide clocks had a single hand."],
  ["Neap", "A lamp for the hall costs a week's wage."],
  ["Neap", "A quiet evening for two."],
  ["Neap Lamp", "A tide clock you can read in the dark."],
])("takes no sentence, and no other thing, for what %s is: %s [7.3]", (name, line) => {
  expect(kindIn(name, line)).toBeNull();
});
