import { expect, it } from "vitest";
import { isLeftToHouse, withoutOur } from "./without-our.ts";

const NAMELESS = { maker: "the maker", shop: "the shop" };

it.each([
  ["Our patented hinge folds flat.", "The patented hinge folds flat."],
  ["It folds with our patented hinge.", "It folds with the patented hinge."],
  ["It was made with our feathered friends in mind.", "It was made with feathered friends in mind."],
])("says of a maker without a name %s with an article [7.3]", (text, told) => {
  expect(withoutOur(text, NAMELESS)).toBe(told);
});

it.each([
  ["Our own wool is in it."],
  ["See our collection of looms."],
  ["It is our lightest mug."],
  ["It was one of our best mugs, and our first one with a lid."],
  ["It held in our tests."],
  ["Our customers love the hinge."],
  ["It keeps our planet clean."],
  ["“Our best lamp,” they say."],
])("keeps %s [7.3]", (text) => {
  expect(withoutOur(text, NAMELESS)).toBe(text);
});

it("leaves it to a maker with a name [7.3]", () => {
  const text = "Our patented hinge folds flat.";
  expect(withoutOur(text, { maker: "Tarn", shop: "the shop" })).toBe(text);
});

it.each([
  ["We will deliver your parcel with care.", "Tarn", true],
  ["Our mission is to weave for all.", "Tarn", true],
  ["By 2030, we want all of the oak to come from near.", "Tarn", true],
  ["Tarn lamps are made in our mill.", "Tarn", true],
  ["Our straps are sewn by Tarn weavers.", "Tarn", true],
  ["It is our widest loom yet, the Tarn Two.", "Tarn", false],
  ["Every Tarn is made in our mill.", "Tarn", false],
  ["All of our coffee is roasted here.", "Tarn Coffee", true],
  ["All of our beans are roasted here.", "Tarn Coffee", false],
  ["We sew each strap by hand.", "Tarn", false],
  ["We sew each strap by hand.", "the maker", true],
])("tells of the goods what a house says of them, and nothing else: %s %s [7.3]", (text, maker, isLeft) => {
  expect(isLeftToHouse(text, { maker, shop: "the shop" })).toBe(isLeft);
});
