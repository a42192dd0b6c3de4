import { describe, expect, it } from "vitest";
import { itemBlock, saidBlock, specification, textPage } from "#test/text-page";
import { termsTold } from "./terms-en.ts";

const told = (...texts: string[]) =>
  termsTold(textPage("Ash lamp", texts.map(saidBlock), { type: "product" })).map(({ text }) => text);

describe("terms of an order that a page says without a condition", () => {
  it.each([
    ["Free standard UK delivery on this item (2–3 working days)", "Delivery within the UK is free."],
    ["Free shipping", "Delivery is free."],
    ["FREE shipping on orders over $49.", "Delivery is free for orders over $49."],
    [
      "Standard delivery is free on orders over £60 and £3.95 below that.",
      "Delivery is free for orders over £60.",
    ],
    ["60-day returns, even if you’ve switched it on once", "It can be returned within 60 days."],
    ["Not right? Send it back within 30 days.", "It can be returned within 30 days."],
    ["Return it unused within 14 days of delivery for a full refund.", "It can be returned within 14 days."],
    ["Buy at ease with our 45 day online returns policy", "It can be returned within 45 days."],
    ["You have 45 days to return your lamp by post.", "It can be returned within 45 days."],
    ["The lamp comes with a two-year limited warranty.", "It has a two-year warranty."],
    ["Warranty: 8 years, limited", "It has an 8-year warranty."],
    ["Lifetime guarantee", "It has a lifetime guarantee."],
    ["Guarantee: 3 years", "It has a 3-year guarantee."],
    ["Size 6 is sold out. Email me when it’s back", "Size 6 is sold out."],
    ["The oak finish is currently out of stock.", "The oak finish is currently out of stock."],
  ])("%s", (text, sentence) => {
    expect(told(text)).toEqual([sentence]);
  });

  it.each([
    ["a club’s own", "90-day returns for members, 30 days for everybody else"],
    ["what is broken", "Return faulty lamps within 30 days."],
    ["two times", "30-day returns. Lamps on sale: 14-day returns."],
    [
      "one time by post and one in a shop",
      "90 day online returns. Bring it back in store within 20 days of return.",
    ],
    ["a time in another unit", "You have 90 days to return it. Returns of cut cloth: 2 weeks."],
    ["goods that are brought to a shop", "Return it in store within 20 days."],
    ["some goods", "Eligible lamps may be returned within 20 days, subject to approval."],
    ["a price", "Add a three-year warranty for $19."],
    ["a longer warranty", "An optional five-year warranty is sold at the till."],
    ["a part", "The motor has a 10-year warranty."],
    ["two sums", "Free shipping on orders over $49. Free shipping on orders over $99 to Alaska."],
    ["delivery that costs", "Next working day delivery £5.95"],
    ["everything", "Sold out."],
    ["what the shop does with returns", "Returns are processed within 5 days."],
    ["a refund that follows", "You get your money within 14 days of us receiving the return."],
    ["a customer’s parcel", "I returned my lamp within 30 days."],
  ])("says nothing of %s", (_, text) => {
    expect(told(text)).toEqual([]);
  });
});

it("takes a bare line for no promise beside the sum from which delivery is free", () => {
  expect(told("Free shipping", "Free shipping on orders over $49.")).toEqual([
    "Delivery is free for orders over $49.",
  ]);
  expect(told("Free delivery on this item", "Delivery is free on orders over £60.")).toEqual([
    "Delivery is free.",
  ]);
});

it("ties each number to the block that states it", () => {
  const page = textPage("Ash lamp", [saidBlock("A lamp."), itemBlock("60-day returns")], { type: "product" });
  expect(termsTold(page)[0]?.ties).toEqual([{ text: "60 days", blockIndex: 1, factId: null }]);
});

it("says no time for returns where a row of the page has another one [7.3]", () => {
  const row = specification("Returns", "20 days");
  const page = (facts: ReturnType<typeof specification>[]) =>
    textPage("Ash lamp", [saidBlock("60-day returns")], { type: "product", facts });
  expect(termsTold(page([])).map(({ text }) => text)).toEqual(["It can be returned within 60 days."]);
  expect(termsTold(page([row]))).toEqual([]);
});
