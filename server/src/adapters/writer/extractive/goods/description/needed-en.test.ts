import { expect, it } from "vitest";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { isAboveNeeds } from "./needed-en.ts";

const BREWS =
  "The kit brews five litres of ginger beer in two weeks. Its yeast wakes up within an hour of the first sugar.";
const POT =
  "A steel pot that you can spare, a thermometer and a shelf that stays warm. The jar likes the dark.";
const script = async (heading: string, ...below: ReturnType<typeof saidBlock>[]) => {
  const blocks = [saidBlock(BREWS), headingBlock(heading), ...below];
  const page = textPage("Ginger Beer Kit", blocks, { type: "product", site: "Tarnbay" });
  return (await paragraphsWritten(page, 30, "product")).flat().join(" ");
};

it.each(["What you’ll need at home", "You will also need", "Not included", "Tools needed"])(
  "takes what a buyer must have for no part of the goods: %s [6.2]",
  async (heading) => {
    expect(await script(heading, saidBlock(POT))).not.toContain("thermometer");
    const list = [itemBlock("A thermometer with a long probe"), itemBlock("A lid that shuts tightly")];
    expect(await script(heading, ...list)).not.toMatch(/thermometer|lid/);
  },
);

it("tells whole sentences on what is needed, and phrases below other headings [6.2]", async () => {
  const whole = saidBlock("You need a steel pot of six litres. The jar stands in a dark place meanwhile.");
  expect(await script("What you’ll need", whole)).toContain("You need a steel pot of six litres.");
  expect(await script("What you get", saidBlock(POT))).toContain("thermometer");
});

it.each(["What you need to know", "What you get", "Needed by bakers", "What is included"])(
  "knows a heading above anything else: %s [6.2]",
  (heading) => {
    expect(isAboveNeeds(heading)).toBe(false);
  },
);

it("takes no phrase for what the goods are where their description has begun above it [6.2]", async () => {
  const begun =
    "At checkout our shop asks whether your order is to be shipped by post or by courier, free of charge.";
  const description =
    "One wet spring, nobody knows exactly which, a cousin's apprentice had brewed so much that (of all";
  const page = (first: string) =>
    textPage(
      "Ginger Beer Kit",
      [saidBlock(first), saidBlock("A slow ferment that takes a whole autumn in the dark.")],
      {
        type: "product",
      },
    );
  const said = async (first: string) => (await paragraphsWritten(page(first), 30, "product")).flat();
  expect(await said(begun)).toContain("It is a slow ferment that takes a whole autumn in the dark.");
  expect(await said(description)).not.toContain(
    "It is a slow ferment that takes a whole autumn in the dark.",
  );
});
