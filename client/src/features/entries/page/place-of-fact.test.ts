import { expect, it } from "vitest";
import { factValue } from "#lib/fact-value";
import { placeOfFact } from "./place-of-fact";
import { placeIn } from "./text-places";

/** Where a text tells a fact that embedded data states; null where it does not. */
function told(text: string, kind: string, value: string, currency: string | null = null) {
  const fact = { kind, value, currency, provenance: { excerpt: value } };
  const place = placeIn(
    [{ text }],
    placeOfFact(fact, () => factValue(fact, "ja", (word) => word)),
  );
  return place && text.slice(place.from, place.to);
}

it.each([
  ["価格は12,800円（税込）です。", "12,800円"],
  ["価格は12800 円です。", "12800 円"],
  ["特価￥12,800から", "￥12,800"],
  ["特価¥12,800から", "¥12,800"],
  ["特価１２，８００円から", "１２，８００円"],
  ["販売価格 12,800（税込）", "12,800"],
  ["It costs 12,800 yen.", "12,800 yen"],
])("finds a price of the page's data as the text writes it: %s", (text, place) => {
  expect(told(text, "price", "12800", "JPY")).toBe(place);
});

it("finds a price with and without its cents", () => {
  expect(told("Now $129 only", "price", "129.00", "USD")).toBe("$129");
  expect(told("Now $129.00 only", "price", "129.00", "USD")).toBe("$129.00");
});

it("takes no equal number for a fact of the page's data", () => {
  expect(told("3つの特長があります。", "review_count", "3")).toBeNull();
  expect(told("重さは4.5 kgです。", "rating", "4.5")).toBeNull();
  expect(told("980 gの本体です。", "price", "980", "JPY")).toBeNull();
});

it("finds a count and a rating where the text says what they count", () => {
  expect(told("3つの特長。レビュー（3件）を見る", "review_count", "3")).toBe("レビュー（3件）");
  expect(told("Read 1,204 reviews", "review_count", "1204")).toBe("1,204 reviews");
  expect(told("4.5 kg, rated 4.5/5", "rating", "4.5")).toBe("4.5/5");
});
