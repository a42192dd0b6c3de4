import { expect, it } from "vitest";
import { availabilityOf } from "./availability.ts";

it.each([
  ["https://schema.org/PreOrder", "PreOrder"],
  ["https://schema.org/PreSale", "PreOrder"],
  ["LimitedAvailability", "InStock"],
  ["http://schema.org/SoldOut", "OutOfStock"],
  ["https://schema.org/MadeToOrder", "BackOrder"],
  ["preorder", "PreOrder"],
  ["oos", "OutOfStock"],
  ["on request", null],
])("hears in %s that it is %s [7.2]", (stated, state) => {
  expect(availabilityOf(stated)).toBe(state);
});
