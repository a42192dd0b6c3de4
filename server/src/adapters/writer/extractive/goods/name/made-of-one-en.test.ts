import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { madeOfOne } from "./made-of-one-en.ts";

const row = (label: string, value: string): Fact => ({
  id: label,
  kind: "specification",
  label,
  value,
  currency: null,
  source: "visible",
  confidence: 0.6,
  provenance: null,
});

it.each([
  ["Dillisk Flakes", "100% dried seaweed (may contain traces of shellfish)", "dried seaweed"],
  ["Old Mill Tahini", "Sesame seeds", "sesame seeds"],
  ["Old Mill Tahini", "Sesame seeds, salt", null],
  ["Sesame Tahini", "100% sesame seeds", null],
  ["Peanut Crunch", "Peanuts", null],
  ["Old Mill Tahini", "See the jar", null],
])("says of %s of what alone it is made: %s [7.3]", (name, value, one) => {
  expect(madeOfOne(name, { facts: [row("Ingredients", value)] })).toBe(one);
});
