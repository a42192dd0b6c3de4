import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, itemBlock, saidBlock, textPage } from "#test/text-page";
import { withoutSponsored } from "./sponsored-en.ts";

const OWN = saidBlock("The oak loom weaves as fast as the pit loom, and it is quieter.");
const POINTS = [
  itemBlock("Weave twice as much cloth."),
  itemBlock("Enjoy help from weavers at every stage."),
];
const left = (...blocks: Block[]) =>
  withoutSponsored(textPage("Looms compared", blocks, { type: "article" }))
    .blocks.map(({ text }) => text)
    .filter((text) => text !== "");

it("leaves out what was paid for: the offer above a disclosure, its points and the disclosure", () => {
  const offer = saidBlock("Get a loom that grows with you: 50% off for the first three months.");
  const disclosure = saidBlock("This is a paid placement. However, our weavers have approved it.");
  expect(left(OWN, offer, ...POINTS, disclosure, OWN)).toEqual([OWN.text, OWN.text]);
});

it("keeps a list that no offer begins, and the text above it", () => {
  const lead = saidBlock("Three weavers looked at both looms in the winter.");
  const disclosure = saidBlock("Sponsored by Oak Looms");
  expect(left(lead, ...POINTS, disclosure)).toEqual([lead.text, ...POINTS.map(({ text }) => text)]);
});

it("leaves out a part whose heading says that it is an advertisement, up to the next part", () => {
  const [ad, own] = [headingBlock("What looms really cost (Sponsored)"), headingBlock("What looms cost")];
  expect(left(ad, ...POINTS, own, OWN)).toEqual([ad.text, own.text, OWN.text]);
});

it("keeps a text on those who pay for others", () => {
  const text = saidBlock("The fair is a paid event, and its stalls are sponsored by the guild of weavers.");
  const heading = headingBlock("Sponsorship of fairs");
  expect(left(heading, text)).toEqual([heading.text, text.text]);
});
