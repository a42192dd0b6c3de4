import { expect, it } from "vitest";
import type { Block, Page } from "#kernel/page";
import { sentencesOfRows, specifiedInEnglish } from "./specified-en.ts";
import { specsOf } from "./specs.ts";

const line = (text: string): Block => ({ kind: "list_item", text });
const guitar = (lines: string[]): Page => ({
  url: "https://shop.example/goods",
  title: "Arden guitar",
  site: null,
  language: "en",
  type: "product",
  author: null,
  publishedAt: null,
  blocks: lines.map(line),
  facts: [],
});
const said = (lines: string[]) =>
  sentencesOfRows(specsOf(guitar(lines))).map((rows) => specifiedInEnglish(rows).text);

it("says in a table of parts what each is made of", () => {
  expect(said(["Body: Alder", "Fingerboard: Rosewood", "Bridge: Brass", "Neck: Maple", "Nut: Bone"])).toEqual(
    ["It has an alder body, a rosewood fingerboard and a brass bridge."],
  );
});

it("takes a line or two with a colon for no table", () => {
  expect(said(["Body: Alder", "Fingerboard: Rosewood"])).toEqual([]);
});

it.each([
  ["Frets: Medium jumbo"],
  ["Brilliantly: Made"],
  ["Delivery: Free"],
  ["Body: 3 pieces glued together by a master of the trade"],
])("says nothing of what names no part: %s", (text) => {
  expect(said([text, "Model: A1", "Seller: Arden", "Shipping: Free", "Stock: Yes"])).toEqual([]);
});

it.each<[string, string[]]>([
  ["Washing instructions: Machine washable at 30°C", ["It can be machine washed at 30 °C."]],
  ["Care instructions: Hand wash", ["It can be washed by hand."]],
  ["Care instructions: See the label", []],
  ["Care instructions: Do not wash", []],
])("says how a thing is washed, and no other care: %s", (text, sentences) => {
  expect(said([text])).toEqual(sentences);
});

it.each<[string[], string[]]>([
  [["Handle material: Rubber", "Material: Steel"], ["The handle is made of rubber."]],
  [
    ["Lining material: Cotton", "Material: Leather"],
    ["It is made of leather.", "The lining is made of cotton."],
  ],
])("says of a thing of several materials no one as its own: %s", (lines, sentences) => {
  expect(said(lines)).toEqual(sentences);
});
