import { expect, it } from "vitest";
import { saidBlock, specification, textPage } from "#test/text-page";
import { conditionOf } from "./condition-en.ts";

const said = (label: string, value: string, told = "") =>
  conditionOf(textPage("Oak loom", [], { type: "product", facts: [specification(label, value)] }), (state) =>
    told.includes(state),
  ).map(({ text }) => text);

it.each([
  ["Condition", "Used : An item that has been previously used.", "It is used."],
  ["Item condition", "Pre-owned", "It is pre-owned."],
])("says of a thing that it is not new: %s: %s", (label, value, text) => {
  expect(said(label, value)).toEqual([text]);
});

it.each([
  ["Condition", "New"],
  ["Condition", "Used-look finish"],
  ["Operating condition", "Used indoors"],
  ["Condition", "Used", "a used oak loom"],
])("says nothing of new things, of other conditions, or twice: %s: %s", (label, value, told?: string) => {
  expect(said(label, value, told)).toEqual([]);
});

it("tells the grade of a thing on a site of many sellers as its seller's word, and no new one that was driven", () => {
  const graded = (value: string, ...others: [string, string][]) =>
    conditionOf(
      textPage("Oak loom", [], {
        type: "product",
        facts: [
          specification("Condition", value),
          specification("Terms", "Ask the seller."),
          ...others.map(([label, one]) => specification(label, one)),
        ],
      }),
      () => false,
    ).map(({ text }) => text);
  expect(graded("good")).toEqual(["The seller gives its condition as “good”."]);
  expect(graded("New without tags: An unused item")).toEqual([
    "The seller gives its condition as “new without tags”.",
  ]);
  expect(graded("New", ["Mileage", "61,000 miles"])).toEqual([]);
});

it("tells no grade that a shop gives, none that was told, and no new one of a thing that had owners [7.3]", () => {
  const graded = (value: string, terms: string, text = "A loom for a shelf.", told = "") =>
    conditionOf(
      textPage("Oak loom", [saidBlock(text)], {
        type: "product",
        facts: [specification("Condition", value), specification("Terms", terms)],
      }),
      (words) => told.includes(words),
    ).map(({ text: sentence }) => sentence);
  expect(graded("Good", "Ask the seller.")).toEqual(["The seller gives its condition as “good”."]);
  expect(graded("Good", "Thirty days.")).toEqual([]);
  expect(graded("Good", "Ask the seller.", "A loom.", "it is in good condition")).toEqual([]);
  expect(graded("New", "Ask the seller.", "It has had one owner.")).toEqual([]);
});
