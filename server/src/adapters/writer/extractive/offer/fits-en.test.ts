import { expect, it } from "vitest";
import { headingBlock, itemBlock, saidBlock } from "#test/text-page";
import { modelsFitTold } from "./fits-en.ts";

const TOLD = "It fits the models that the page lists by number: check yours before you order.";

it("says of a part that it fits the models which its page lists [6.3]", () => {
  const line = saidBlock("TM-210, TM-210B, Harrow 400 Mk II, Harrow 450");
  expect(modelsFitTold([headingBlock("Fits these models (4)"), line])?.text).toBe(TOLD);
  const items = ["TM-210", "TM-210B", "TM-300"].map(itemBlock);
  expect(modelsFitTold([saidBlock("Compatible with:"), ...items, saidBlock("Ask us.")])?.text).toBe(TOLD);
});

it("says nothing of prose, of too few models, or of another list", () => {
  expect(
    modelsFitTold([headingBlock("Compatible with"), saidBlock("Most mowers with a 12 mm axle, and others.")]),
  ).toBeNull();
  expect(
    modelsFitTold([headingBlock("Fits these models"), itemBlock("TM-210"), itemBlock("TM-300")]),
  ).toBeNull();
  expect(
    modelsFitTold([headingBlock("Our machines"), ...["TM-210", "TM-300", "TM-400"].map(itemBlock)]),
  ).toBeNull();
});
