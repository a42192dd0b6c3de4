import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { textPage } from "#test/text-page";
import { labelledLinesOf } from "./labelled-lines-en.ts";
import { isMaterialAlone } from "./materials-en.ts";
import { specifiedInEnglish } from "./specified-en.ts";

const said = (...items: string[]) => {
  const blocks = items.map((text): Block => ({ kind: "list_item", text }));
  const page = { ...textPage("Tarn ring", [], { type: "product", language: "en" }), blocks };
  return labelledLinesOf(page).map((row) => specifiedInEnglish([row]).text);
};

it.each([
  ["18K gold", "It is made of 18K gold."],
  ["Full grain leather", "It is made of full grain leather."],
  ["Solid oak", "It is made of solid oak."],
])("tells a line that is a material alone like a row: %s", (item, text) => {
  expect(said(item, "Diamonds")).toEqual([text]);
});

it("tells none of several, of which a buyer chooses one", () => {
  expect(said("Solid oak", "Solid walnut")).toEqual([]);
});

it("tells no line of goods that the shop compares under the same label", () => {
  const compared = [
    "Linen",
    "Fabric",
    "100% linen",
    "Wool",
    "Fabric",
    "60% wool, 40% linen",
    "Silk",
    "Fabric",
  ];
  expect(said(...compared)).toEqual([]);
  expect(said("Fabric", "60% wool, 40% linen")).toEqual(["It is made of 60% wool and 40% linen."]);
});

it.each(["Leather", "Solid support", "18K gold chain", "Oak frame", "Solid oak: see below"])(
  "takes no other line for one: %s",
  (text) => {
    expect(isMaterialAlone(text)).toBe(false);
  },
);
