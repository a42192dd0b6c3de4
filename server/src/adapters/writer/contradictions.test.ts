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
