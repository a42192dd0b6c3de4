import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const numberOf = (body: string) => {
  const html = `<html><head><title>Graph pad</title></head><body><h1>Graph pad</h1><p class="price">$7.50</p><button>Add to cart</button>${body}</body></html>`;
  return factsIn(html, "https://shop.example/pad").find(({ kind }) => kind === "sku")?.value;
};

it.each([
  ["<p><b>SKU</b> <span>QB-RTS-S</span></p>", "QB-RTS-S"],
  ["<table><tr><th>型番</th><td>MS-SET</td></tr></table>", "MS-SET"],
  ["<p>商品コード: TK-KON-F</p>", "TK-KON-F"],
  ["<p>Code: SL3-A4</p>", "SL3-A4"],
  ['<form><input type="hidden" name="c" value="PH-L2-38"></form><p>Code PH-L2-38</p>', "PH-L2-38"],
  ["<p><b>Item T-2207. $7.50</b> plus actual shipping.</p>", "T-2207"],
])("reads the number behind its label in %s", (body, number) => {
  expect(numberOf(body)).toBe(number);
});

it.each(["<p>Style A-line</p>", "<p>SKU: not-known</p>", "<p>Code: WELCOME</p>", "<p>Code SAVE-10-NOW</p>"])(
  "takes words for no number in %s",
  (body) => {
    expect(numberOf(body)).toBeUndefined();
  },
);
