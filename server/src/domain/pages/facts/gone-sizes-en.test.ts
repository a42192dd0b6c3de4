import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";
import { parseDocument } from "../html/dom.ts";
import { goneSizes } from "./gone-sizes-en.ts";

const stockIn = (body: string) => {
  const html = `<html lang="en"><head><title>Felt clogs</title></head><body><h1>Felt clogs</h1><p class="price">€54.00</p>${body}<p class="stock">In stock</p><button>Add to cart</button></body></html>`;
  const stock = factsIn(html, "https://clogs.example/1").find(({ kind }) => kind === "availability");
  return [stock?.provenance?.gone ?? [], stock?.provenance?.coming ?? []];
};
const radios = (head: string, ...sizes: [string, string][]) =>
  `<fieldset aria-label="${head}">${sizes.map(([size, mark]) => `<label><input type="radio" name="s"><span>${size}</span> <a>${mark}</a></label>`).join("")}</fieldset>`;
const select = (name: string, ...options: string[]) =>
  `<select name="${name}">${options.map((one) => `<option>${one}</option>`).join("")}</select>`;

it("names the sizes that are still to come while others are there [7.3]", () => {
  expect(
    stockIn(
      radios(
        "Choose a size",
        ["36", "coming soon<i>36 - We’ll write when it’s in stock</i>"],
        ["37", ""],
        ["38.5", "Notify me"],
      ),
    ),
  ).toEqual([[], ["36", "38.5"]]);
});

it("names the sizes that are sold out while others are there [7.3]", () => {
  expect(stockIn(select("size", "Select a size", "S", "M - Sold out", "X-Large (unavailable)", "L"))).toEqual(
    [["M", "X-Large"], []],
  );
});

it.each([
  ["all gone", select("size", "S - Sold out", "M - Sold out")],
  ["some gone and some to come", select("size", "S - Sold out", "M - Coming soon", "L")],
  ["not understood", select("size", "S", "M - Sold out", "Made to your feet")],
  ["that of two colours", select("size", "S", "M - Sold out") + select("size", "S - Sold out", "M")],
  ["of years", select("year", "36", "37 - Sold out")],
])("names no size where the list is %s [7.3]", (_, body) => {
  const document = parseDocument(`<html><body><main>${body}</main></body></html>`, "https://clogs.example/1");
  expect(goneSizes(document)).toEqual({ sizes: [], areComing: false });
});

it("names no size of what stands beside the thing [7.3]", () => {
  const list = select("size", "S", "M - Sold out");
  const sizesIn = (body: string) =>
    goneSizes(parseDocument(`<html><body>${body}</body></html>`, "https://clogs.example/1")).sizes;
  expect(sizesIn(`<main>${list}</main>`)).toEqual(["M"]);
  expect(sizesIn(`<aside>${list}</aside>`)).toEqual([]);
});
