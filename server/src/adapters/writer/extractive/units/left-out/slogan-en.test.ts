import { expect, it } from "vitest";
import { withoutCatchPhrases } from "./slogan-en.ts";

const page = { language: "en", type: "product" } as const;

it.each([
  "Meet the sun to your moon.",
  "Meet your new best friend!",
  "It’s your own weaver, always ready to help.",
])("%s tells nothing of a thing", (text) => {
  expect(withoutCatchPhrases([text, "It weaves."], page)).toEqual(["It weaves."]);
});

it.each([
  "Meet the Tarn 25, a pack of waxed cotton.",
  "Meet the loom that folds flat.",
  "It is your choice of oak or ash.",
  "Meet the 3 parts of the loom.",
])("%s tells something", (text) => {
  expect(withoutCatchPhrases([text], page)).toEqual([text]);
});
