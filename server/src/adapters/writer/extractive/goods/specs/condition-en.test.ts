import { expect, it } from "vitest";
import { specification, textPage } from "#test/text-page";
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
