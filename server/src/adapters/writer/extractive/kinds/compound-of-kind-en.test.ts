import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { kindOf, the } from "../goods/name/named-en.ts";

const goods = (name: string, text: string) => ({
  name,
  page: textPage(name, [saidBlock(text)], { type: "product" }),
});

it.each([
  ["Tarn Undershirt in Raw Silk", "A shirt you sleep in."],
  ["Tarn 6-inch Pocketknife with Sheath", "A knife for the hill."],
  ["Tarn 6-inch Pocketknife with Sheath", "In the box lies one TP6 pocketknife. A knife for the hill."],
])("says no kind behind a name that ends with it, and names one of its kind: %s, %s [7.3]", (name, text) => {
  const subject = goods(name, text);
  expect(kindOf(subject)).toBe("");
  expect(the(subject)).toMatch(/^the Tarn /);
});

it.each([
  ["Tarn Twilight", "A lamp you can read by. Its light is warm."],
  ["Tarn Adjustable", "A lamp that stands on a table."],
])("says the kind behind a name that only sounds so: %s [7.3]", (name, text) => {
  expect(kindOf(goods(name, text))).toBe(", a lamp");
});
