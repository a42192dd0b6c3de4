import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const periodAt = (place: string) => {
  const html = `<html lang="en"><head><title>The Bread Round</title></head><body><h1>The Bread Round</h1><div class="price">${place}</div><button>Add to cart</button></body></html>`;
  const price = factsIn(html, "https://shop.example/p/1").find(({ kind }) => kind === "price");
  return [price?.value, price?.provenance?.period];
};

it("keeps for how long one pays, where the place of the price says it [7.3]", () => {
  expect(periodAt("£26 <span>a month, postage included</span>")).toEqual(["26", "month"]);
  expect(periodAt("<b>£9.50</b><small>/wk</small>")).toEqual(["9.50", "week"]);
});

it("keeps no period of what is bought once, or paid in parts [7.3]", () => {
  expect(periodAt("£26")).toEqual(["26", undefined]);
  expect(periodAt("£26</div><div>or £26 a month with Splitly")).toEqual(["26", undefined]);
});
