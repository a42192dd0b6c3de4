import { expect, it } from "vitest";
import { countUntied, markUntied } from "./untied";

const shown = (text: string, untied: string[]) =>
  markUntied(text, untied)
    .map((part) => (part.untied ? `[${part.text}]` : part.text))
    .join("|");

it.each([
  ["価格は980円です。", [], "価格は980円です。"],
  ["価格は980円です。", ["980円"], "価格は|[980円]|です。"],
  ["5と5で10です。", ["5", "5", "10"], "[5]|と|[5]|で|[10]|です。"],
  ["5 of 5", ["5"], "[5]| of 5"],
  ["nothing", ["7"], "nothing"],
])("of %j marks %j", (text, untied, marked) => {
  expect(shown(text, untied)).toBe(marked);
});

it("counts those of all sentences, unchecked ones as none", () => {
  expect(countUntied([{ untied: ["1", "2"] }, {}, { untied: [] }])).toBe(2);
});
