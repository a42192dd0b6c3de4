import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import type { Item } from "#kernel/shelf/items";
import { plain } from "../../draft.ts";
import { othersWithin, priceRangeOf, pricesBeside } from "./list-ends.ts";

const item = (name: string, price: string | null): Item => ({
  name,
  price,
  rank: null,
  rows: [],
  text: "",
  blockIndex: 0,
});
const shelf = (...prices: (string | null)[]) => prices.map((price, at) => item(`Stool ${at}`, price));

it("says between which amounts the prices of a shelf lie [7.3]", () => {
  expect(priceRangeOf(shelf("$1,250.00", "$40", "$9.5", "$60"), "en")).toEqual({
    low: "$9.50",
    high: "$1,250",
  });
});

it.each([
  ["in two currencies", shelf("$40", "€20", "$30", "$60")],
  ["of few things", shelf("$40", "$20", "$30")],
  ["of half of the things", shelf("$40", "$20", "$30", "$60", null, null)],
  ["with a comma before their cents", shelf("9,99 €", "12 €", "30 €", "40 €")],
  ["with a stop between their thousands", shelf("€1.299", "€120", "€300", "€400")],
  ["that are all the same", shelf("$40", "$40", "$40", "$40")],
])("says nothing of prices %s [7.3]", (_, items) => {
  expect(priceRangeOf(items, "en")).toBeNull();
});

it("names as many of the others as there is time for [7.3]", () => {
  const say = (names: readonly string[]) => [plain(names.join(", "))];
  const untold = shelf(null, null, null, null);
  expect(othersWithin(untold, "en", say, () => true)).toEqual([plain("Stool 0, Stool 1, Stool 2")]);
  expect(othersWithin(untold, "en", say, ([one]) => (one?.text.length ?? 0) < 20)).toEqual([
    plain("Stool 0, Stool 1"),
  ]);
  expect(othersWithin(shelf(null), "en", say, () => true)).toEqual([]);
});

it("says nothing of prices where the page has others beside its things [7.3]", () => {
  const items = shelf("$40", "$20", "$30", "$60").map((one, blockIndex) => ({ ...one, blockIndex }));
  const blocks = ["Oak stool $40", "Ash stool $20. With a cushion $18.50", "Elm stool", "Yew stool"].map(
    (text): Block => ({ kind: "list_item", text }),
  );
  expect(pricesBeside(blocks, items)).toEqual([40, 20, 18.5]);
  expect(priceRangeOf(items, "en", [40, 20, 18.5])).toBeNull();
  expect(priceRangeOf(items, "en", [40, 20])).toEqual({ low: "$20", high: "$60" });
});
