import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { textPage as page, saidBlock as said } from "#test/text-page";
import { titleOf } from "./title.ts";

it("keeps one word for a title where the page speaks of it again and again", () => {
  const blocks = [
    said("Widely available *"),
    said("The Millstone object grinds what it is given, and is widely available."),
    said("To make a Millstone, give it two stones."),
    said("A Millstone that stands still is never worn."),
  ];
  expect(titleOf(page("Millstone", blocks))).toBe("Millstone");
});

it("takes no line of tags for a headline", () => {
  const blocks = [said("#stones #water #mills #grinding"), said("Stones and water turn the mills.")];
  expect(titleOf(page("Posts", blocks))).toBe("Posts");
});

const named = (value: string): Fact => ({
  id: "name",
  kind: "name",
  label: null,
  value,
  currency: null,
  source: "visible",
  confidence: 1,
  provenance: null,
});

it("names a thing by more than the half behind its sign for and", () => {
  const name = named("Proven Way to Mend Old Clocks");
  const title = "Quiet Hands: An Easy & Proven Way to Mend Old Clocks & Keep Them: Brook, Anna";
  expect(titleOf(page(title, [], { type: "product", facts: [name] }))).toBe(
    "Quiet Hands: An Easy & Proven Way to Mend Old Clocks & Keep Them",
  );
});

it("takes no other part of a title for the half of a name", () => {
  const facts = [named("Side Table in Larch")];
  const title = "Mill Goods | Oak & Side Table in Larch";
  expect(titleOf(page(title, [], { type: "product", facts }))).toBe("Side Table in Larch");
});

it("keeps a name of one word said twice, as the page's text has it", () => {
  const blocks = [said("Walla Walla onions are sweet and keep for a month.")];
  expect(titleOf(page("Walla Walla Onions of the Valley", blocks))).toBe("Walla Walla Onions of the Valley");
});

it("says no word of a title twice in a row", () => {
  const title = "Mill Department Department of Works";
  expect(titleOf(page(title, [{ kind: "heading", level: 1, text: title }]))).toBe("Mill Department of Works");
});
