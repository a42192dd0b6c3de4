import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const priceOf = (body: string) =>
  factsIn(
    `<html><head><title>Ash mallet</title></head><body>${body}</body></html>`,
    "https://shop.example/p/1",
  ).find(({ kind }) => kind === "price")?.value;
const GOODS = '<h1>Ash mallet</h1><p class="price">$40.00</p><button>Add to cart</button>';

it("reads a page that a dialogue hides from screen readers [7.2]", () => {
  expect(priceOf(`<div role="dialog"><p>Cookies?</p></div><div aria-hidden="true">${GOODS}</div>`)).toBe(
    "40.00",
  );
});

it("reads no box that a page hides beside its main heading [7.2]", () => {
  const hidden = `<div aria-hidden="true"><h1>Oak stool</h1><p class="price">$90.00</p></div>`;
  expect(
    priceOf(`${hidden}<h1>Ash mallet</h1><p>Turned from one piece.</p><button>Add to cart</button>`),
  ).toBe(undefined);
});
