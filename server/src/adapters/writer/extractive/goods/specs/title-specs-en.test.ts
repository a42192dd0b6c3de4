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
    ["Tarn Laptop - 16GB RAM - 1TB SSD for School", ["Memory 16GB", "Storage 1TB"]],
    ["Tarn Phone 64GB Storage, Expandable", ["Storage 64GB"]],
  ])("is told: %s", (title, rows) => {
    expect(inTitle(title)).toEqual(rows);
  });

  it.each([
    ["Tarn Vengeance 64GB (4 x 16GB) Desktop Memory"],
    ["Tarn 16GB Memory Kit for a Laptop"],
    ["Tarn 512GB Storage Box"],
    ["Tarn Laptop 16 inches"],
    ["Tarn Laptop Bag, 16GB"],
    ["Tarn Tab Tablet - 64GB - Expandable up to 1TB Storage - Wi-Fi"],
    ["Tarn Book Laptop - 8GB, up to 64GB RAM - Silver"],
    ["Tarn Smartphone - 64GB - supports 1TB storage card"],
    ["Tarn Laptop with 8GB, 64GB RAM max"],
    ["Tarn Laptop, 8GB or 16GB RAM"],
    ["Tarn Laptop 8/16GB RAM"],
    ["Car Holder for Phone - with 64GB Storage"],
    ["Tarn Phone with a 64GB Storage Stick"],
    ["Tarn Laptop Case, 1TB SSD"],
  ])("is none of %s", (title) => {
    expect(inTitle(title)).toEqual([]);
  });

  it("is none where a row of the page tells it", () => {
    expect(
      inTitle("Tarn Laptop 16GB Memory", [specification("System Memory (RAM)", "16 gigabytes")]),
    ).toEqual([]);
  });
});
