import { expect, it } from "vitest";
import { textPage } from "#test/text-page";
import { withoutOrphans } from "./orphans.ts";

const page = textPage("How mills are kept", [
  {
    kind: "paragraph",
    text: "Three use cases are known, two looms stand in the mill, and stations, days, years and ways are many.",
  },
  { kind: "paragraph", text: "Each use case has a wheel. It turns by day. The stones are dry." },
]);
const told = (...texts: string[]) =>
  withoutOrphans([texts.map((text) => ({ text, blockIndex: 1 }))], page, page.title).flat();

it.each<[string[], string[]]>([
  [["Each use case has a wheel.", "It turns by day.", "The stones are dry."], ["The stones are dry."]],
  [
    ["Each use case has a wheel.", "Mending these use cases takes a day.", "The stones are dry."],
    ["The stones are dry."],
  ],
  [
    ["Three use cases are known.", "Each use case has a wheel."],
    ["Three use cases are known.", "Each use case has a wheel."],
  ],
  [["Both looms are made of oak.", "The stones are dry."], ["The stones are dry."]],
  [["Each year the stones are dressed."], ["Each year the stones are dressed."]],
  [["Each day 40 boats leave the mill."], ["Each day 40 boats leave the mill."]],
  [["Either way, the bread needs an hour."], ["Either way, the bread needs an hour."]],
  [
    ["A station stands in Arden.", "Each station has a cafe."],
    ["A station stands in Arden.", "Each station has a cafe."],
  ],
  [["Each of us knows a miller."], ["Each of us knows a miller."]],
])("tells of each of several things only where they were named: %s", (texts, expected) => {
  expect(told(...texts).map(({ text }) => text)).toEqual(expected);
});

it("leaves other languages as they are", () => {
  const paragraphs = [[{ text: "Each use case has a wheel.", blockIndex: 1 }]];
  expect(withoutOrphans(paragraphs, { ...page, language: "ja" }, page.title)).toEqual(paragraphs);
});
