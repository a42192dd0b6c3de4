import { describe, expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { withBoxedSummary } from "./boxed-en.ts";
import { essentialsInEnglish } from "./essentials-en.ts";

const FEES = "The fees include $85 for a rack.";
const DUE = "Applications will be accepted from November 3 until Friday, December 5.";
const worthOf = (...texts: string[]) => [
  ...essentialsInEnglish(withBoxedSummary(textPage("Racks", texts.map(saidBlock)))),
];

it("needs what it costs more where one may apply until a day [6.2]", () => {
  expect(worthOf(FEES, "The quay is wide.")).toEqual([[0, 24]]);
  expect(worthOf(FEES, DUE)).toEqual([
    [0, 60],
    [1, 60],
  ]);
});

it.each(["Register by 12 March to have a place.", "Entries close on May 3.", DUE])(
  "knows until when one may apply: %s [6.2]",
  (text) => {
    expect(worthOf(text)).toEqual([[0, 60]]);
  },
);

it.each([
  "The register was lost in the fire.",
  "Applications were sent by ship in those days.",
  "We met on May 3.",
])("takes no other sentence for that: %s [6.2]", (text) => {
  expect(worthOf(text)).toEqual([]);
});

it("needs the page's own sum of what it says most [6.2]", () => {
  expect(worthOf("The quay is wide.", "In short Free racks stand empty all summer long.")).toEqual([
    [1, 120],
  ]);
});

describe("what still holds, and what tests come to", () => {
  const HOLDS = "The order is not lifted for the river side, whose people must continue to boil their water.";
  const placed = (title: string, text: string) =>
    essentialsInEnglish(textPage(title, ["Wells were tested on Monday.", text].map(saidBlock))).has(1);

  it.each([
    HOLDS,
    "The footbridge remains closed until the inspectors have been.",
    "The fair has been called off.",
  ])("is needed of a notice: %s [6.2]", (text) => {
    expect([placed("Notice: boil your water", text), placed("A walk by the river", text)]).toEqual([
      true,
      false,
    ]);
  });

  it("is no news that something is open [6.2]", () => {
    expect(placed("Notice: boil your water", "The footbridge is open to everybody again.")).toBe(false);
  });

  it.each([
    ["So which", true],
    ["The verdict", true],
    ["Which one should you buy?", true],
    ["Conclusion", false],
    ["The verdict of the court", false],
  ])("stands below a heading of that name: %s [6.2]", (heading, isNeeded) => {
    const page = textPage("Eight umbrellas", [
      saidBlock("I bent eight umbrellas."),
      headingBlock(heading),
      saidBlock("Take the one from the chemist."),
    ]);
    expect(essentialsInEnglish(page).has(2)).toBe(isNeeded);
  });
});

it.each([
  [
    "Household waste day, October 12",
    "Please note the new location. It is at the fair, and not at the yard.",
    true,
  ],
  ["Notice of a hearing", "The hearing has been moved to the hall by the river.", true],
  ["A walk by the river", "Please note the new location. It is at the fair, and not at the yard.", false],
  ["Household waste day, October 12", "The location is the fair by the river.", false],
])(
  "is needed where a day or a notice is at another place than before: %s, %s [6.2]",
  (title, text, isNeeded) => {
    const page = textPage(title, ["Bring the old paint.", text].map(saidBlock));
    expect(essentialsInEnglish(page).has(1)).toBe(isNeeded);
  },
);

it("is needed of goods that the page wants read before one buys [6.2]", () => {
  const places = (...blocks: Block[]) => [
    ...essentialsInEnglish(textPage("Loft router", blocks, { type: "product" })).keys(),
  ];
  const router = saidBlock("The Loft is a router, and no modem.");
  expect(places(router, saidBlock("Read this bit before you buy. The Loft is no modem."))).toEqual([1]);
  expect(places(headingBlock("Before you buy"), router)).toEqual([1]);
  expect(places(router, saidBlock("BEFORE YOU ORDER, look at the label. It is on the lid."))).toEqual([1]);
  expect(places(headingBlock("What you buy"), router)).toEqual([]);
});

it("is needed of a notice that forbids in capitals, above its reason [6.2]", () => {
  const page = (heading: string, title = "Notice: nitrate in the wells") =>
    essentialsInEnglish(textPage(title, [headingBlock(heading), saidBlock("Boiling concentrates it.")])).has(
      1,
    );
  expect([page("DO NOT BOIL THE WATER"), page("Boiling the water"), page("DO NOT BOIL", "A walk")]).toEqual([
    true,
    false,
    false,
  ]);
});
