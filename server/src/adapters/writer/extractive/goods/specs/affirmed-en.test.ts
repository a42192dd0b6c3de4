import { expect, it } from "vitest";
import { specification, textPage } from "#test/text-page";
import { affirmedOf } from "./affirmed-en.ts";

const said = (rows: [string, string][], told = "") =>
  affirmedOf(
    textPage("Oak loom", [], {
      type: "product",
      facts: rows.map(([label, value]) => specification(label, value)),
    }),
    (quality) => told.includes(quality),
  ).map(({ text }) => text);

it("says what a shop answers with yes", () => {
  expect(
    said([
      ["Dishwasher Safe", "Yes"],
      ["Foldable", "yes"],
      ["Width", "40 cm"],
    ]),
  ).toEqual(["It is dishwasher safe and foldable."]);
});

it.each<[[string, string][], string?]>([
  [[["Foldable", "No"]]],
  [[["Bluetooth", "Yes"]]],
  [[["In stock", "Yes"]]],
  [[["Vegan", "Yes"]], "Our vegan loom."],
])("says nothing of a no, of what is no quality, or of what the text has told: %j", (rows, told) => {
  expect(said(rows, told)).toEqual([]);
});
