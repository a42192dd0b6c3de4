import { expect, it } from "vitest";
import { withAnArticle } from "./noun-phrase.ts";

it.each([
  ["USB output", "a USB output"],
  ["UV power", "a UV power"],
  ["usual load", "a usual load"],
  ["upper limit", "an upper limit"],
  ["LCD size", "an LCD size"],
])("says %s with the article of its sound", (text, said) => {
  expect(withAnArticle(text)).toBe(said);
});
