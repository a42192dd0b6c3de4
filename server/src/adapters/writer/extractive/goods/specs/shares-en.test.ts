import { expect, it } from "vitest";
import { isShares } from "./shares-en.ts";

it.each(["100% cotton", "60% wool, 40% linen", "100% acrylic", "100% leather", "90% polyester"])(
  "takes %s for what a thing is made of [7.3]",
  (text) => {
    expect(isShares(text)).toBe(true);
  },
);

it.each(["100% vegan", "100% authentic", "100% money back", "30% off", "10% lighter", "20% more"])(
  "takes %s for a promise [7.3]",
  (text) => {
    expect(isShares(text)).toBe(false);
  },
);
