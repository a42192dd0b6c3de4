import { expect, it } from "vitest";
import { asThePage } from "./of-the-page-en.ts";

it.each([
  ["This page shows how a loom is oiled.", "The page shows how a loom is oiled."],
  ["This category lists looms.", "The category lists looms."],
  ["This tutorial is for weavers.", "The tutorial is for weavers."],
])("has a listener hear of the page: %s", (text, said) => {
  expect(asThePage(text)).toBe(said);
});

it.each([
  "This loom is oiled in spring.",
  "This section of the wheel turns left.",
  "The mill keeps this page.",
])("leaves alone what is no page: %s", (text) => {
  expect(asThePage(text)).toBe(text);
});
