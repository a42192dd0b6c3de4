import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const HISTORY =
  "The Arden 40 replaces the Arden 30, of which the mill sold over 300 in nine years. Its flyer now turns on a brass bearing.";
const KIND = "It is a two-speed spinning wheel for wool and flax, with a treadle of ash.";
const wheel = (kind: string) =>
  textPage(
    "Arden 40",
    [saidBlock(HISTORY), saidBlock(kind), saidBlock("The bobbin holds 120 grams of yarn.")],
    {
      type: "product",
    },
  );

it("says of what kind the goods are before their history [7.3]", async () => {
  const told = (await paragraphsWritten(wheel(KIND), 60)).flat();
  expect(told.indexOf(KIND)).toBe(1);
  expect(told.findIndex((text) => text.includes("nine years"))).toBeGreaterThan(1);
});

it("moves no sentence that only begins as if it did [7.3]", async () => {
  const pity = "It is a pity that flax breaks so easily on older wheels of this size.";
  expect((await paragraphsWritten(wheel(pity), 60)).flat().indexOf(pity)).not.toBe(1);
});
