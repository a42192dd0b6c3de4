import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { contradictionsOf, leftOutOf } from "./contradictions.ts";

it("shows the price beside nothing where the page says that the thing is free", () => {
  const price: Fact = {
    id: "price",
    kind: "price",
    label: null,
    value: "12",
    currency: "USD",
    source: "visible",
    confidence: 1,
    provenance: null,
  };
  const saying = (text: string) =>
    contradictionsOf({
      facts: [price],
      type: "product",
      language: "en",
      blocks: [{ kind: "paragraph", text }],
    });
  expect(saying("This game is sold by the mill.")).toEqual([]);
  expect(leftOutOf(saying("This game is free."), "en")).toEqual([
    { reason: "PRICE_CONFLICT", text: "$12.00 / $0.00" },
  ]);
});

it("takes the former price that the page shows, kept by its data, for no contradiction", () => {
  const shown = (value: string, kind: Fact["kind"], others?: string): Fact => ({
    id: kind,
    kind,
    label: null,
    value,
    currency: "JPY",
    source: "visible",
    confidence: 0.6,
    provenance: {
      path: "p",
      excerpt: value,
      ...(others ? { others: [{ value: others, source: "json-ld", path: "offers.price" }] } : {}),
    },
  });
  const doubtful = (...facts: Fact[]) =>
    contradictionsOf({ facts, type: "product", language: "ja", blocks: [] }).map(({ value }) => value);
  expect(doubtful(shown("12760", "price", "15950"), shown("15950", "list_price"))).toEqual([]);
  expect(doubtful(shown("12760", "price", "14500"), shown("15950", "list_price"))).toEqual(["12760"]);
  expect(doubtful(shown("15950", "price", "12760"), shown("12760", "list_price"))).toEqual(["15950"]);
  expect(doubtful(shown("12760", "price", "15950"))).toEqual(["12760"]);
});
