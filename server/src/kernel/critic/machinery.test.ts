import { expect, it } from "vitest";
import { isOfReturns, legalIn, menuIn } from "./machinery.ts";
import { unspeakableIn } from "./signs.ts";

it.each([
  "We and our partners ask you to agree to the use of cookies.",
  "With your consent we process your personal data to measure our audience.",
  "This site stores cookies on your device.",
  "You can manage your cookie settings at any time.",
  "You may decline consent or make other choices.",
  "Seven people have added it to their watchlist.",
  "To calculate the overall star rating, we use no simple average.",
  "There are $qty_dummy$ pieces left.",
  "Our subject is “Shop”.",
  "You are listening to “Home”, from Tarn Looms.",
  "This is “Home”, from Tarn Looms.",
])("takes words of the site's machinery for such: %s", (text) => {
  expect(menuIn(text)).not.toBeNull();
});

it.each([
  "Three cookies on a plate are enough for one child.",
  "The recipe bakes cookies in ten minutes.",
  "The law says how a shop may process personal data.",
  "Our subject is “Shop Stools of Oak”.",
  "A stool costs $40 and a bench costs $90.",
  "They sat down at home.",
  "The seller of the stool is a joiner.",
  "The stars turn around the pole.",
  "Store cookies in an airtight container for up to five days.",
  "A browser sends cookies back with each request.",
  "The song “Home” was written in 1962.",
])("lets what a page tells pass: %s", (text) => {
  expect(menuIn(text)).toBeNull();
});

it.each([
  "No additional import charges on delivery.",
  "The item may not ship to some countries.",
  "The buyer pays for return shipping.",
  "The goods must be returned in their box.",
  "The seller does not accept returns.",
  "Free delivery for orders over €60, excluding outlet stools.",
])("takes a seller's terms for such: %s", (text) => {
  expect(legalIn(text)).not.toBeNull();
});

it.each([
  "Books must be returned by the first day of the month.",
  "Prices vary by season.",
  "Delivery is free for orders over €60.",
  "Ships may not enter the harbour at night.",
  "The swallows return in April.",
  "The lid can be returned to its place with one hand.",
])("takes no tale of returning for terms: %s", (text) => {
  expect(legalIn(text)).toBeNull();
});

it.each([
  "The two companies that make vaccines against cervical cancer cut their prices.",
  "A panel of the Food and Drug Administration voted narrowly to lift the limits.",
  "The network will make it easier for advertisers to reach whom they want.",
  "The court heard both sides on the copyright of the melody.",
  "A fund sponsored the study of nine villages.",
])("takes news of medicine, law and trade for no terms: %s", (text) => {
  expect(legalIn(text)).toBeNull();
});

it.each([
  "This product can expose you to lead, which is known to the State of California to cause cancer.",
  "WARNING: Cancer and reproductive harm.",
  "These statements have not been evaluated by the Food and Drug Administration.",
  "Copyright 2024 Tarn Looms.",
  "Tarn is a registered trademark of Tarn Looms.",
  "This is an advertisement.",
  "Sponsored content from our partners.",
])("hears warnings and rights that no listener asked for: %s", (text) => {
  expect(legalIn(text)).not.toBeNull();
});

it("knows words that were written for an address", () => {
  expect(unspeakableIn("An%20elegant%20stool stands in the hall.")).not.toBeNull();
  expect(unspeakableIn("The stool is 20% lighter.")).toBeNull();
});

it("takes words of returning for a page's matter only where its title speaks of that", () => {
  expect(isOfReturns("交換は", "加湿器の無償交換のお知らせ")).toBe(true);
  expect(isOfReturns("交換は", "加湿器 うるる")).toBe(false);
  expect(isOfReturns("個人情報", "加湿器の無償交換のお知らせ")).toBe(false);
});

it.each([
  ["キャンセル", "ピアノ調律の料金とご依頼の流れ", true],
  ["cancellation", "Prices and booking", true],
  ["キャンセル", "杉の椅子", false],
  ["個人情報", "料金とご予約", false],
])("lets %s pass as the matter of “%s”: %s", (found, title, isMatter) => {
  expect(isOfReturns(found, title)).toBe(isMatter);
});
