import { expect, it } from "vitest";
import { withLabelAsSubject, withoutLabel } from "./labels.ts";

it.each([
  ["二、麦を二割まぜました。", "麦を二割まぜました。"],
  ["二、三日寝かせます。", "二、三日寝かせます。"],
  ["一、二を争う出来です。", "一、二を争う出来です。"],
])("says no number before a heading that is a sentence: %s [7.3]", (text, said) => {
  expect(withoutLabel(text, "ja")).toBe(said);
});

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

it("takes no label off words that end with No. and its number", () => {
  const text = "A true No. 4 tablet is pale yellow and turns the water green.";
  expect(withoutLabel(text, "en")).toBe(text);
  expect(withoutLabel("A. The tablet is pale yellow and turns the water green.", "en")).toBe(
    "The tablet is pale yellow and turns the water green.",
  );
});

it("tells a label that is a case as the case in which it is so", () => {
  expect(withoutLabel("角から浮いてくる：ゴムが太すぎるか、溝の掃除不足です。", "ja")).toBe(
    "角から浮いてくるときは、ゴムが太すぎるか、溝の掃除不足です。",
  );
  expect(withoutLabel("枠が閉まらない：枠が反っています。", "ja")).toBe(
    "枠が閉まらないときは、枠が反っています。",
  );
  expect(withoutLabel("昼の部に来る方：一時に開きます。", "ja")).not.toContain("ときは");
});
