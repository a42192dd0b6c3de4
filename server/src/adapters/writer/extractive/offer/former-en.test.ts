import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { formerTold } from "./former-en.ts";

const usual = (excerpt: string): Fact => ({
  id: "usual",
  kind: "list_price",
  label: null,
  value: "52",
  currency: "USD",
  source: "visible",
  confidence: 0.6,
  provenance: { path: "p", excerpt },
});

it.each([
  ["MSRP: $52.00", ", against a suggested retail price of $52"],
  ["Suggested retail price $52", ", against a suggested retail price of $52"],
  ["RRP £52", ", against a recommended retail price of $52"],
  ["List Price: $52.00", ", against a list price of $52"],
  ["List: $52.00", ", against a list price of $52"],
  ["Was $52 now $44", ", down from $52"],
  ["Regular price $52.00 Sale price $44.50", ", down from $52"],
  ["Was RRP $52", ", down from $52"],
  ["On our list of the best $52", ", down from $52"],
  ["$52.00", ", down from $52"],
])("tells a maker's wish from what was once asked: “%s” [7.3]", (words, said) => {
  expect(formerTold(usual(words), "$52", "product")).toBe(said);
});

it("says so in the manner of each style [6.2]", () => {
  expect(formerTold(usual("Was $52"), "$52", "narration")).toBe("; it used to be $52");
  expect(formerTold(usual("Was $52"), "$52", "talk")).toBe(" instead of $52");
  expect(formerTold(usual("MSRP $52"), "$52", "narration")).toBe(", against a suggested retail price of $52");
  expect(formerTold(null, null, "news")).toBe("");
});
