import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { stockFact } from "#test/stock-fact";
import { isGoneForGood, stockInEnglish } from "./stock-en.ts";

const stock = (value: string, excerpt = value): Fact => stockFact(value, excerpt);

it.each([
  ["InStock", "In stock, ships tomorrow", "It is in stock."],
  ["OutOfStock", "Currently unavailable.", "It is currently unavailable."],
  ["OutOfStock", "Sold out", "It is out of stock at the moment."],
  ["OutOfStock", "Currently unavailable online", "It is not available online at the moment."],
  ["OutOfStock", "Online: sold out", "It is not available online at the moment."],
  ["OutOfStock", "*** SOLD *** gone to a good home in Galway", "It has been sold."],
  ["OutOfStock", "Sold", "It has been sold."],
  ["OutOfStock", "SOLD OUT", "It is out of stock at the moment."],
  [
    "OutOfStock",
    "Out of stock. The next delivery is due 3 May.",
    "It is out of stock at the moment; the next batch is due on 3 May.",
  ],
  [
    "OutOfStock",
    "Out of stock – available on back order. Next shipment expected the week of May 19.",
    "It is not in stock, but it can be ordered; the next batch is due in the week of May 19.",
  ],
  ["BackOrder", "Back-order More information", "It is on back order."],
  ["BackOrder", "BackOrder", "It is not in stock, but it can be ordered."],
  ["PreOrder", "Pre-order now", "It can be ordered in advance."],
  [
    "PreOrder",
    "Pre-order now Expected in our warehouse October 24",
    "It can be ordered in advance; it is expected on October 24.",
  ],
  [
    "PreOrder",
    "Paperback €16.50 Pre-order. Published 18 March 2027 Pre-order",
    "It can be ordered in advance; it is expected on 18 March 2027.",
  ],
  [
    "PreOrder",
    "Pre-order. Out October 24, 2027",
    "It can be ordered in advance; it is expected on October 24, 2027.",
  ],
  [
    "PreOrder",
    "Pre-order Available starting May 11th",
    "It can be ordered in advance; it is expected on May 11.",
  ],
  ["PreOrder", "Pre-order. Not available until sold", "It can be ordered in advance."],
  ["PreOrder", "Pre-order. Ships in May 2027", "It can be ordered in advance; it is expected in May 2027."],
  [
    "OutOfStock",
    "Sold out. Next batch expected February",
    "It is out of stock at the moment; the next batch is due in February.",
  ],
  [
    "OutOfStock",
    "Sold out Next firing expected in late January",
    "It is out of stock at the moment; the next batch is due in late January.",
  ],
  [
    "OutOfStock",
    "This batch is sold out. The next one comes off the rail around February 20.",
    "It is out of stock at the moment; the next batch is due around February 20.",
  ],
  [
    "OutOfStock",
    "Sold out in every size. Back in May.",
    "It is out of stock at the moment; it is expected back in May.",
  ],
  [
    "OutOfStock",
    "Out of stock. Expected back around 12 March",
    "It is out of stock at the moment; it is expected back around 12 March.",
  ],
  ["OutOfStock", "Sold out. The next batch may take a while", "It is out of stock at the moment."],
  ["OutOfStock", "Sold out. Get 5% back in store credit", "It is out of stock at the moment."],
  [
    "PreOrder",
    "Pre-order. Shipping early March",
    "It can be ordered in advance; it is expected in early March.",
  ],
  ["OutOfStock", "Discontinued", "It has been discontinued."],
  ["BackOrder", "Made to order", "It is made to order."],
  ["BackOrder", "Built to order, 6 to 7 weeks", "It is made to order."],
  [
    "BackOrder",
    "Available on back-order. The next batch comes off the anvil about 20 May; order now.",
    "It is not in stock, but it can be ordered; the next batch is due about 20 May.",
  ],
])("says of %s, by the page's words “%s”, what a buyer has to know [7.3]", (value, words, said) => {
  expect(stockInEnglish(stock(value, words))).toBe(said);
});

it("knows what was sold for good from what comes again [7.3]", () => {
  expect(isGoneForGood(stock("OutOfStock", "SOLD – thank you"))).toBe(true);
  expect(isGoneForGood(stock("OutOfStock", "Sold out"))).toBe(false);
  expect(isGoneForGood(stock("InStock", "SOLD by the yard"))).toBe(false);
  expect(isGoneForGood(null)).toBe(false);
  expect(isGoneForGood(stock("OutOfStock", "OutOfStock"), "Tarn Loom 2 (Discontinued Item)")).toBe(true);
  expect(isGoneForGood(stock("OutOfStock", "This model is no longer made"))).toBe(true);
  expect(isGoneForGood(stock("OutOfStock", "OutOfStock"), "Tarn Loom 2")).toBe(false);
});
