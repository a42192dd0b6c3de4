import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { saidBlock, textPage } from "#test/text-page";
import { periodOf } from "./period-en.ts";

const price = (value: string) => ({ kind: "price", value, currency: "USD" }) as Fact;
const page = (text: string) => textPage("The class", [saidBlock(text)]);

it.each([
  ["$39.00 every month", "39", " a month"],
  ["Only $1,200 per year for members", "1200.00", " a year"],
  ["$9.50/mo", "9.5", " a month"],
])("says for how long one pays %s [7.3]", (text, value, said) => {
  expect(periodOf(page(text), price(value))).toBe(said);
});

it.each([
  ["$390 or $39 a month for ten months", "390"],
  ["$1,039.00 every month", "39"],
  ["Take up to 39 a day with water.", "39"],
  ["We make only 39 a week.", "39"],
  ["$39 a day pass", "39"],
  ["$39 / Day Cream", "39"],
  ["It costs $39 and is here every month.", "39"],
])("says nothing of %s [7.3]", (text, value) => {
  expect(periodOf(page(text), price(value))).toBe("");
});

it("says for how long one pays where only the place of the price said so [7.3]", () => {
  const paid = { ...price("26"), provenance: { path: "div.price", excerpt: "$26", period: "month" } };
  expect(periodOf(page("Bread comes on Friday."), paid)).toBe(" a month");
});
