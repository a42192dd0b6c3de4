import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const BUY = "<p>Price: <b>$38.40</b></p><button>Add to cart</button>";
const pricesIn = (inner: string) =>
  factsIn(`<html><head><title>Oak lamp</title></head><body>${inner}</body></html>`, "https://shop.example/1")
    .filter(({ kind }) => kind === "price")
    .map(({ value }) => value);

it("reads the price in a box beside the pictures that has the page's own title", () => {
  expect(pricesIn(`<img alt="Lamp"><aside>${BUY}<h1>Oak lamp</h1></aside>`)).toEqual(["38.40"]);
});

it("reads no price in a box beside a text", () => {
  expect(pricesIn(`<h1>Oak lamp</h1><p>It is lit.</p><aside>${BUY}</aside>`)).toEqual([]);
});

it("reads the price in the box beside it where a page of goods sells there alone", () => {
  const data = `<script type="application/ld+json">{"@type":"Product","name":"Oak lamp"}</script>`;
  expect(pricesIn(`${data}<h1>Oak lamp</h1><p>It is lit.</p><aside>${BUY}</aside>`)).toEqual(["38.40"]);
});

it("reads the price in the box beside the name and the pictures of a thing, and none beside a text", () => {
  const head = '<img alt="Lamp"><div><h1>Oak lamp</h1><ul><li>Made of oak</li></ul></div>';
  const beside = (text: string) => `<div>${head}${text}<aside>${BUY}</aside></div><p>It is lit.</p>`;
  expect(pricesIn(beside("<p>Lit by one bulb.</p>"))).toEqual(["38.40"]);
  expect(pricesIn(beside(`<p>${"We lit it all winter and read by it. ".repeat(6)}</p>`))).toEqual([]);
});

it("reads the price in a box below the name that offers kinds of the thing, and none further down in a text", () => {
  const kind = (pressed: boolean, words: string) =>
    `<li><button aria-pressed="${pressed}">${words}</button></li>`;
  const kinds = `<ul>${kind(true, "Oak / 1200 mm – $1,140")}${kind(false, "Oak / 1350 mm – $1,215")}</ul>`;
  const box = (choice: string) =>
    `<aside><p>Oak, 1200 mm: <b>$1,140</b></p>${choice}<button>Order now</button></aside>`;
  const text = `<p>${"We built the first one for a hall that was the laundry, too. ".repeat(4)}</p>`;
  const page = (inner: string) => pricesIn(`<main><h1>Oak lamp</h1>${inner}</main>`);
  expect(page(`<p>It lives in the wall.</p>${box(kinds)}${text}`)).toEqual(["1140"]);
  expect(page(`<p>It lives in the wall.</p>${box("")}${text}`)).toEqual([]);
  expect(page(`${text}${box(kinds)}${text}`)).toEqual([]);
});
