import { expect, it } from "vitest";
import { headingBlock, saidBlock } from "#test/text-page";
import type { Subject } from "../../draft.ts";
import { isOfSection, withoutAddress } from "./whole-list.ts";

it.each([
  [[headingBlock("Bike Helmets", 1)], false],
  [[], false],
  [[headingBlock("Our Bike Helmets")], false],
  [[headingBlock("The Best Bike Helmets: Staff Picks")], true],
  [[headingBlock("Bike Helmets", 1), headingBlock("How to choose a size", 3)], true],
  [[headingBlock("Bike Helmets", 1), headingBlock("How to Choose a Bike Helmet", 3)], false],
])("tells what is said of a list from what is said below another heading: %# [7.3]", (heads, isOther) => {
  const blocks = [...heads, saidBlock("Each of them has a strap.")];
  expect(isOfSection(blocks, blocks.length - 1, "Bike Helmets")).toBe(isOther);
});

it.each([
  ["Wool Shoes. Tarn.com", null, "Wool Shoes", "Tarn"],
  ["Wool Shoes. Tarn.com", "Fell", "Wool Shoes", "Fell"],
  ["Wool Shoes", null, "Wool Shoes", null],
])("takes the address behind %s for the house of the list", (name, site, said, house) => {
  expect(withoutAddress({ name, site } as Subject)).toMatchObject({ name: said, site: house });
});
