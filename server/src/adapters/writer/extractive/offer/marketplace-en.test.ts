import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { paragraphsWritten, saidBlock, specification, textPage } from "#test/text-page";

const stated = (kind: Fact["kind"], value: string): Fact => ({
  ...specification("", value),
  id: kind,
  kind,
  label: null,
  currency: kind === "price" ? "USD" : null,
});
const OFFER = [stated("price", "115"), stated("availability", "InStock")];
const HARNESS = "The harness fits a pony of up to eleven hands. Its straps are made of oiled leather.";

const script = async (line: string, facts: Fact[] = []) => {
  const page = textPage("Pony cart harness", [saidBlock(HARNESS), saidBlock(line)], {
    type: "product",
    site: "Tarnbay",
    facts: [...OFFER, ...facts],
  });
  return (await paragraphsWritten(page, 30, "product")).flat().join(" ");
};

it("says that a thing is sold on a site that speaks of the seller as of another [7.3]", async () => {
  const said = "It costs $115 on Tarnbay, and it is in stock.";
  expect(await script("Contact the seller within thirty days of the receipt.")).toContain(said);
});

it.each(["Our best seller since 2011.", "Read the seller’s guide to ponies."])(
  "says that a thing is sold at a shop, whatever sells best there: %s [7.3]",
  async (line) => {
    expect(await script(line)).toContain("It costs $115 at Tarnbay, and it is in stock.");
  },
);

it.each([
  "Condition: Used, with signs of wear.",
  "The 2nd owner kept it in a dry room.",
  "Condition: pre-owned",
])("speaks of no stock where one used thing is sold: %s [7.3]", async (line) => {
  expect(await script(line)).toContain("costs $115 at Tarnbay.");
});

it("knows a used thing by a row of its table [7.3]", async () => {
  expect(await script("It has a brass buckle.", [specification("Condition", "Used")])).not.toContain("stock");
});

it.each(["Used by riders all over the country.", "Used with a cart of up to two wheels."])(
  "takes a thing for new that others use: %s [7.3]",
  async (line) => {
    expect(await script(line)).toContain("and it is in stock.");
  },
);
