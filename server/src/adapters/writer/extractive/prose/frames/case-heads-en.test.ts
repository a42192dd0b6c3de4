import { expect, it } from "vitest";
import { headingBlock, itemBlock, saidBlock, textPage } from "#test/text-page";
import { withCaseHeads } from "./case-heads-en.ts";

const below = (head: string, text: string, type: "product" | "article" = "product") =>
  withCaseHeads(textPage("A pear tree", [headingBlock(head), itemBlock(text)], { type })).blocks[1]?.text;

it("puts the case above an order into its sentence [7.3]", () => {
  const order = "Open the sack and stand the roots in water.";
  expect(below("When it arrives", order)).toBe(
    "When it arrives, open the sack and stand the roots in water.",
  );
  expect(below("Before you plant", order)).toMatch(/^Before you plant, open/u);
});

it("leaves what is no order, or stands below another head, as it is [7.3]", () => {
  const told = "The roots are wrapped in damp straw.";
  expect(below("When it arrives", told)).toBe(told);
  const order = "Open the sack and stand the roots in water.";
  expect(below("When will mine come?", order)).toBe(order);
  expect(below("Planting", order)).toBe(order);
  expect(below("When it arrives", order, "article")).toBe(order);
  const [, said] = withCaseHeads(textPage("A pear", [saidBlock("When it arrives"), saidBlock(order)])).blocks;
  expect(said?.text).toBe(order);
});
