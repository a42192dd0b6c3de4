import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { plansOn } from "./plans-en.ts";

const plan = (name: string, terms: string): Block[] => [
  headingBlock(name, 3),
  saidBlock(terms),
  saidBlock("Post is free."),
];
const saidOf = (heading: string, ...plans: Block[][]) =>
  plansOn(textPage("Seeds by post", [headingBlock(heading, 2), ...plans.flat()], { language: "en" }))?.text;

it("says each plan's price with its own terms [6.2]", () => {
  expect(
    saidOf(
      "Choose a plan",
      plan("Every month", "£6.50 a packet"),
      plan("Half a year", "£36 up front, £6 a packet"),
      plan("The Whole Garden", "£66 12 packets"),
    ),
  ).toBe(
    "The plans are “Every month” at £6.50 a packet; “Half a year” at £36 up front, £6 a packet; and “The Whole Garden” at £66, 12 packets.",
  );
});

it("says none where a plan has no price, a price was another, or nothing calls them plans", () => {
  const [one, other] = [plan("Every month", "£6.50 a packet"), plan("Half a year", "£36 up front")];
  expect(saidOf("Choose a plan", one, plan("The Whole Garden", "Ask us"), other)).toBeUndefined();
  expect(saidOf("Choose a plan", one, plan("Half a year", "£36 was £40"))).toBeUndefined();
  expect(saidOf("What we grew", one, other)).toBeUndefined();
});
