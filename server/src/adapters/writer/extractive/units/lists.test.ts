import { expect, it } from "vitest";
import { saidBlock as said } from "#test/text-page";
import { sectionsOf } from "../sections.ts";
import { listsOf } from "./lists.ts";

const told = (...texts: string[]) => {
  const blocks = texts.map(said);
  return [...listsOf(blocks, sectionsOf(blocks, "product"), "en").values()];
};

it("tells a line of ingredients as a sentence, as far as anybody listens", () => {
  expect(told("Ingredients", "Potatoes, Rape Oil (Cold Pressed, Pure), Sea Salt.")).toEqual([
    "The ingredients include potatoes, rape oil and sea salt.",
  ]);
  expect(told("Ingredients:", "Oats, Rye, Wheat, Nuts, Figs, Honey, Salt.")).toEqual([
    "The ingredients include oats, rye, wheat, nuts, figs and others.",
  ]);
});

it("takes no other line with commas for a list", () => {
  expect(told("Description", "Potatoes, oil and salt, and that is all.")).toEqual([]);
  expect(told("Ingredients", "There are two: oats, rye, wheat.")).toEqual([]);
});
