import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { pointsInWords } from "./points.ts";
import { sectionsOf } from "./sections.ts";

const listBelow = (heading: string): Block[] => [
  { kind: "heading", level: 3, text: heading },
  { kind: "list_item", text: "A folding stand of larch" },
  { kind: "list_item", text: "Two trays of oak" },
];
const said = (heading: string) => {
  const blocks = listBelow(heading);
  return [...pointsInWords(blocks, sectionsOf(blocks, "product"), "Tarn Loom").values()];
};

it("names the points of a list as parts of the thing, and no answer to a customer's question [7.3]", () => {
  expect(said("Details")).toEqual(["It has a folding stand of larch and two trays of oak."]);
  expect(said("Can I put it on another stand?")).toEqual([]);
});
