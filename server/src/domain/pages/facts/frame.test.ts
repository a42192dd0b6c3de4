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
