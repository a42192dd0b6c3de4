import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { featuresOf } from "./features.ts";
import { smoothed } from "./smooth.ts";

const URL = "https://shop.example/lamp";

function judged(body: string, judgement: number[]) {
  const document = parseDocument(`<html><body>${body}</body></html>`, URL);
  const libraries = { readability: [], defuddle: [] };
  const { weighed } = featuresOf(document, blocksOf(document.body), libraries, {
    url: URL,
    declared: "other",
  });
  return smoothed(weighed, judgement).map((one) => Number(one.toFixed(2)));
}

it("draws the rows of a table to each other, and leaves what stands beside it alone", () => {
  const table = `<table><tr><td>Wood</td><td>Ash</td></tr><tr><td>Foot</td><td>Tin</td></tr></table><p>Lamp.</p>`;
  expect(judged(table, [0.8, 0.2, 0.1])).toEqual([0.65, 0.35, 0.1]);
});

it("draws the items of a list to each other, and two lists not", () => {
  const lists = "<ul><li>Ash</li><li>Tin</li></ul><ul><li>Cart</li></ul>";
  expect(judged(lists, [1, 0, 0])).toEqual([0.75, 0.25, 0]);
});

it("draws the same field of all cards to each other, where the cards have a name", () => {
  const cards = (name: string) => `<div class="${name}"><p>Ash lamp.</p></div>`.repeat(4);
  expect(judged(cards("card"), [1, 1, 0, 0])).toEqual([0.6, 0.6, 0.4, 0.4]);
  expect(judged(cards(""), [1, 1, 0, 0])).toEqual([1, 1, 0, 0]);
});
