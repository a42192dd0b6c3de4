import { expect, it } from "vitest";
import type { Item } from "#kernel/shelf/items";
import { textPage } from "#test/text-page";
import type { Subject } from "../../draft.ts";
import { listingEn } from "./listing-en.ts";
import type { SaidItem } from "./said-item.ts";

const subject = (name: string, site: string | null = "Tarn"): Subject => ({
  page: textPage(name, []),
  style: "product",
  name,
  site,
  audience: null,
  seconds: 60,
});
const item = (name: string, more: Partial<SaidItem> = {}): SaidItem => ({
  name,
  rank: null,
  price: null,
  rows: [],
  blockIndex: 0,
  said: null,
  gist: null,
  tax: null,
  ...more,
});
const announced = (
  name: string,
  items: SaidItem[],
  count: string | null = null,
  told: "all" | "some" = "some",
) =>
  listingEn.announcing?.(
    subject(name),
    count,
    told,
    items.map((one) => ({ ...one, text: "" })),
  )[0];

it.each([
  ["Category:Looms", "Today we are looking at “Looms”, on Tarn’s website."],
  ["Best Looms (77,141 looms)", "Today we are looking at “Best Looms”, on Tarn’s website."],
  ["looms", "Today we are looking at the section “looms”, on Tarn’s website."],
])("says the title of a list without the site's marks: %s", (name, said) => {
  expect(listingEn.opening(subject(name), null, "some")).toEqual([said]);
});

it("calls the things of a list by a word only where it is of them", () => {
  const goods = [item("Tarn 2", { price: "$5" }), item("Fell 3", { price: "$6" })];
  expect(announced("Native 4K Looms", goods)).toBe("Here are some of the looms.");
  expect(announced("Looms & Wheels", goods)).toBe("Here are some of the products.");
  expect(announced("Best Sellers", goods)).toBe("Here are some of the products.");
  expect(announced("Hand Looms", [item("Fell Hand Loom"), item("Loom of Tarn")])).toBe(
    "Here are some of the looms.",
  );
  expect(announced("Hand Looms", [item("Why felt is back")])).toBe("Here are some of the entries.");
  expect(announced("looms", [item("Loom prices fall")])).toBe("Here are some of the entries.");
  expect(announced("Data Courses", [item("Felt for all")])).toBe("Here are some of the courses.");
});

it("says how many there are, and not that they are results", () => {
  expect(announced("Looms", [], "296 results")).toBe("Here are a few of the 296.");
  expect(announced("Looms", [], "12 books", "all")).toBe("Here are all 12 books.");
});

it("says at which house a job is, and tells none of an agency's", () => {
  const card = (by: string) => ({ by, isEmployer: true }) as Item["card"];
  expect(listingEn.item(item("Weaver", { card: card("Tarn") }), 1, false)).toEqual([
    "The next is “Weaver”, at Tarn.",
  ]);
  expect(listingEn.item(item("Weaver", { card: card("Jobs via Tarn") }), 1, false)).toEqual([]);
});

it("tells no thing whose name is all that a shop praises", () => {
  const name = "Tarn True Wireless Earbuds 60 Hours Playback Power Display Earphones In Ear Sport";
  expect(listingEn.item(item(name, { said: "$9", rank: "#3" }), 1, false)).toEqual([]);
});

it("calls no entry the first that the page shows behind others [7.3]", () => {
  const entry = item("The wheel of the upper mill");
  expect(listingEn.item({ ...entry, isFirst: true }, 0, false)).toEqual([
    "The first is “The wheel of the upper mill”.",
  ]);
  expect(listingEn.item(entry, 0, false)).toEqual(["One is “The wheel of the upper mill”."]);
});
