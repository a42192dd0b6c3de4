import { expect, it } from "vitest";
import { markWords, proofOf } from "./untied";

const shown = (text: string, untied: string[], tied: string[] = []) =>
  markWords(
    text,
    untied,
    tied.map((words) => ({ text: words })),
  )
    .map((part) => ({ plain: part.text, untied: `[${part.text}]`, tied: `<${part.text}>` })[part.kind])
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

it.each([
  ["価格は980円、980円です。", ["980円"], "価格は|<980円>|、|<980円>|です。"],
  ["HM-200Bは200円。", ["200", "HM-200B", "200円"], "<HM-200B>|は|<200円>|。"],
])("of %j shows that the page has %j, the longest words first", (text, tied, marked) => {
  expect(shown(text, [], tied)).toBe(marked);
});

it("never shows words as found that are marked", () => {
  expect(shown("定価980円、今980円。", ["定価980円"], ["980円"])).toBe("[定価980円]|、今|<980円>|。");
});

it("counts those of all sentences, unchecked ones as none", () => {
  expect(proofOf([{ untied: ["1", "2"] }, {}, { untied: [] }]).missing).toBe(2);
});

it("counts what the page says and what it does not, a number of a name not twice", () => {
  const sentences = [
    { untied: ["9"], ties: [{ text: "12", excerpt: "12 cups" }] },
    {
      untied: [],
      ties: [
        { text: "HM-200B", excerpt: "The HM-200B" },
        { text: "200", excerpt: "The HM-200B" },
        { text: "two", excerpt: null },
      ],
    },
  ];
  expect(proofOf(sentences)).toEqual({ all: 3, found: 2, missing: 1 });
});
