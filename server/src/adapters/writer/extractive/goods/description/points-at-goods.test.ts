import { expect, it } from "vitest";
import { textPage } from "#test/text-page";
import { pointsAtAnother, pointsAtGoods } from "./points-at-goods.ts";

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

const pointsOf = (text: string, name: string) =>
  pointsAtGoods(text, textPage(name, [], { type: "product" }), name);

it("knows “this jacket” for the thing where its name is of a jacket", () => {
  expect(pointsOf("This padded jacket keeps you warm.", "Tarn Jacket")).toBe(true);
  expect(pointsOf("This padded lining keeps you warm.", "Tarn Jacket")).toBe(false);
});

it("knows “this jacket” behind a phrase, and nothing that points further", () => {
  expect(pointsOf("With a slim cut, this jacket fits below a coat.", "Tarn Jacket")).toBe(true);
  expect(pointsOf("With a slim cut, this coat fits below a coat.", "Tarn Jacket")).toBe(false);
  expect(pointsOf("With such a cut, this jacket fits below a coat.", "Tarn Jacket")).toBe(false);
  expect(pointsOf("If you wear it, this jacket fits.", "Tarn Jacket")).toBe(false);
});

it("knows any kind of goods for a thing whose name is of none", () => {
  expect(pointsOf("This shake delivers 40g of protein.", "Black Edition")).toBe(true);
  expect(pointsOf("This process keeps the taste.", "Black Edition")).toBe(false);
  expect(pointsOf("This shake delivers 40g of protein.", "Tarn Blender")).toBe(false);
});

it.each([
  ["The same legs as that one.", true],
  ["This is those.", true],
  ["Not for parchment, ask us for the other one.", true],
  ["Beginning with those nineteen books, she sets out along the coast.", false],
  ["It is seen from the other side of the road.", false],
  ["It is for those who forget.", false],
])("hears whether a sentence points at another thing: %s", (text, is) => {
  expect(pointsAtAnother(text)).toBe(is);
});
