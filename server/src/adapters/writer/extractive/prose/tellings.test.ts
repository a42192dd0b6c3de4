import { expect, it } from "vitest";
import { headingBlock, saidBlock } from "#test/text-page";
import type { ProseLine } from "./lines.ts";
import type { Passage } from "./passages.ts";
import { leadTellings, partTellings } from "./tellings.ts";

const passage = (text: string, blockIndex: number, section: number): Passage => ({
  lines: [
    { sentences: [text], blockIndex, section, begins: true, kind: "paragraph", seconds: 6 } as ProseLine,
  ],
  stands: true,
  follows: false,
  opensSection: true,
  concludes: false,
  warmsUp: false,
  announces: false,
  cuts: [1],
});

/** The best value of a part of one sentence below a heading. */
const bestOf = (heading: string, text: string) => {
  const blocks = [headingBlock(heading), saidBlock(text)];
  const matter = { passages: [passage(text, 1, 0)], worth: [[6]], blocks };
  return Math.max(...partTellings({ heading: 0, passages: [0] }, matter).map(({ value }) => value));
};
const TOUR = "The society asks a small sum of each visitor of the old mill at the river.";

it("values a part by what its heading promises", () => {
  const plain = bestOf("The old mill", TOUR);
  expect(bestOf("Prices of the old mill", TOUR)).toBe(plain + 8);
  expect(bestOf("Conclusion", TOUR)).toBe(plain + 8);
  expect(bestOf("Legacy mill", TOUR)).toBe(plain - 10);
});

it("values no sentence alone that sends one elsewhere, or hardly tells anything", () => {
  const plain = bestOf("The old mill", TOUR);
  expect(bestOf("The old mill", "To see the old mill at work, read our guide to the river here.")).toBe(
    plain - 30,
  );
  expect(bestOf("The old mill", "There is more to the old mill.")).toBe(plain - 6);
});

it("values below a question what answers it", () => {
  expect(bestOf("Who pays for the mill?", TOUR)).toBeGreaterThan(bestOf("Who grinds rye?", TOUR));
});

it("tells no list that is only announced", () => {
  const text = "The following parts of the old mill are out of use.";
  const matter = { passages: [passage(text, 1, 0)], worth: [[6]], blocks: [headingBlock("Parts")] };
  expect(partTellings({ heading: 0, passages: [0] }, matter)).toEqual([]);
});

it("tells behind the first words of a text those that say what its matter is", () => {
  const texts = [
    "Every valley of the county has a stream.",
    "On a Sunday one hears them from afar.",
    "A mill is a house.",
  ];
  const matter = {
    passages: texts.map((text, at) => passage(text, at, -1)),
    worth: [[6], [6], [6]],
    blocks: texts.map((text) => saidBlock(text)),
  };
  const all = leadTellings({ heading: -1, passages: [0, 1, 2] }, matter, (text) => text.startsWith("A mill"));
  const ways = all.map(({ picks }) => picks.map((one) => one.passage).join());
  expect(ways).toContain("0,2");
  expect(ways).not.toContain("1,0");
});
