import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { textPage } from "#test/text-page";
import { sectionsOf } from "../../sections.ts";
import { numberedPoints } from "./in-number-en.ts";

const said = (title: string, name: string, text: string) => {
  const blocks: Block[] = [
    { kind: "heading", level: 1, text: title },
    { kind: "paragraph", text },
  ];
  const page = { ...textPage(title, [], { type: "product", language: "en" }), blocks };
  return numberedPoints(page, sectionsOf(blocks, "product"), name).get(1);
};
const POCKETS = "Pockets: Back pocket, side pockets";

it("says “they” of goods that are several by their kind alone", () => {
  expect(said("TARN ROVER - Slim fit jeans", "Tarn Rover", POCKETS)).toBe(
    "They have a back pocket and side pockets.",
  );
});

it("says “it” of one thing", () => {
  expect(said("TARN ROVER - Shoulder bag", "Tarn Rover", POCKETS)).toBe(
    "It has a back pocket and side pockets.",
  );
});
