import { expect, it } from "vitest";
import { isChrome } from "./wording.ts";

it.each([
  "By Mia Tarn, 3 May 2024",
  "By Mia Tarn and Leo van Dell.",
  "by admin | 2 comments",
  "Written by Mia Tarn.",
  "This article was originally written by Mia Tarn.",
  "Go back to the top.",
  "Back to all articles.",
  "Sign in to see your looms.",
  "For the sizes, refer to the table of looms.",
])("takes for words around a text: %s", (text) => {
  expect(isChrome(text, "article")).toBe(true);
});

it.each([
  "By using less water, the mill saves its wheel.",
  "By then nobody had the money to repair it.",
  "By bus, 20 minutes",
  "By definition, a loom is a frame that holds the warp, the reed and the weaver.",
  "The notes are understood as they are written by people of the valley.",
  "When the shuttle strays, guide it gently back to the middle.",
  "Weavers can assign income to each loom.",
  "Some weavers refer to the frame as a box.",
])("takes for the text itself: %s", (text) => {
  expect(isChrome(text, "article")).toBe(false);
});
