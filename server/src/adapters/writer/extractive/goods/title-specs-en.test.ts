import { describe, expect, it } from "vitest";
import { headingBlock, specification, textPage } from "#test/text-page";
import { specsInTitle } from "./title-specs-en.ts";

const inTitle = (title: string, facts = [] as ReturnType<typeof specification>[]) =>
  specsInTitle(textPage(title, [headingBlock(title, 1)], { type: "product", facts })).map(
    ({ label, value }) => `${label} ${value}`,
  );

describe("what a computer's title says of its memory [7.3]", () => {
  it.each([
    ['Tarn Book 13.8" Laptop 2024 16GB Memory 512GB Storage (7th Ed) Dune', ["Memory 16GB", "Storage 512GB"]],
    ["Tarn Mini PC, 8 GB RAM, 1TB SSD", ["Memory 8 GB", "Storage 1TB"]],
    ["Tarn Tablet 256GB Storage", ["Storage 256GB"]],
  ])("is told: %s", (title, rows) => {
    expect(inTitle(title)).toEqual(rows);
  });

  it.each([
    ["Tarn Vengeance 64GB (4 x 16GB) Desktop Memory"],
    ["Tarn 16GB Memory Kit for a Laptop"],
    ["Tarn 512GB Storage Box"],
    ["Tarn Laptop 16 inches"],
    ["Tarn Laptop Bag, 16GB"],
  ])("is none of %s", (title) => {
    expect(inTitle(title)).toEqual([]);
  });

  it("is none where a row of the page tells it", () => {
    expect(
      inTitle("Tarn Laptop 16GB Memory", [specification("System Memory (RAM)", "16 gigabytes")]),
    ).toEqual([]);
  });
});
