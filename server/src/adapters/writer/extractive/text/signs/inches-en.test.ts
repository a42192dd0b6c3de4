import { expect, it } from "vitest";
import { withInchesSaid } from "./inches-en.ts";

it.each([
  [
    "With a slim 24” deep frame, this loom saves space.",
    "With a slim 24-inch deep frame, this loom saves space.",
  ],
  ['Fits warps up to 16" deep.', "Fits warps up to 16 inches deep."],
  ['The mat is 10" x 8".', "The mat is 10 inches x 8 inches."],
  ["The 14″ reed weaves up to 13″.", "The 14-inch reed weaves up to 13 inches."],
  ["A small 2” x 8” shuttle.", "A small 2-inch x 8-inch shuttle."],
  ['The boards are 1" thick.', "The boards are 1 inch thick."],
])("says marks of inches as words: %s", (text, said) => expect(withInchesSaid(text)).toBe(said));

it.each([
  "“We use reed 7” is a sentence of the weaver.",
  'He calls it "Reed 7" of the mill.',
  'The mill "Tarn" weaves.',
  "It ends with a 5”x reed.",
  "It fits weavers up to 6'5\".",
])("leaves marks that may be a quotation’s: %s", (text) => expect(withInchesSaid(text)).toBe(text));
