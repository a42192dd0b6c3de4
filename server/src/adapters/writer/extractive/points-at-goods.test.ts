import { expect, it } from "vitest";
import { textPage } from "#test/text-page";
import { pointsAtGoods } from "./points-at-goods.ts";

const points = (text: string) =>
  pointsAtGoods(text, textPage("Tarn Padded Jackets", [], { type: "product" }), "Tarn Padded Jackets");

it.each([
  "This padded jacket keeps the wind out.",
  "Keep your friends warm with these very warm padded jackets from the mill.",
])("knows the goods in what a sentence points at: %s", (text) => {
  expect(points(text)).toBe(true);
});

it.each([
  "This thread keeps the wind out.",
  "Sew it up with these padded jackets in mind.",
  "Keep them warm with these padded jackets.",
  "Those padded jackets were the first.",
])("leaves alone what points at something else: %s", (text) => {
  expect(points(text)).toBe(false);
});
