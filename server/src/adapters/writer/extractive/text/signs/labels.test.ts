import { expect, it } from "vitest";
import { withLabelAsSubject } from "./labels.ts";

it.each([
  ["Panthenol: draws in and holds moisture", "Panthenol draws in and holds moisture"],
  ["Centella asiatica 5%: calms redness.", "Centella asiatica 5% calms redness."],
  ["Retinal (Vitamin A): Smooths lines.", "Retinal (Vitamin A) smooths lines."],
  ["NR7: A salt that brightens skin.", "NR7 is a salt that brightens skin."],
  ["What it is: A light cream for dry days.", "It is a light cream for dry days."],
])("joins a thing and what it does to a sentence: %s", (text, said) => {
  expect(withLabelAsSubject(text)).toBe(said);
});

it.each([
  "Shapes: rounds and squares",
  "Pockets: keeps your hands warm",
  "Care: needs little water",
  "Easy to clean: The bowl goes into the dishwasher.",
  "Weight: about two kilos",
  "Durability: Withstands years of use",
  "Colours: reds for the hall",
])("leaves a label before anything else: %s", (text) => {
  expect(withLabelAsSubject(text)).toBe(text);
});
