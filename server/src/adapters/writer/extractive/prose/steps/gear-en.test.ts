import { expect, it } from "vitest";
import {
  headingBlock as headed,
  itemBlock,
  paragraphsWritten,
  saidBlock as said,
  textPage,
} from "#test/text-page";
import { gearOn } from "./gear-en.ts";

const ITEMS = [
  "A tin of stripper, two litres (never the old kind)",
  "Gloves and goggles. No excuses. The paste is caustic, and it can take the skin off your hands in a minute.",
  "Rags, if you have some",
];
const NEEDS = [headed("What you'll need"), ...ITEMS.map((text) => itemBlock(text))];

it("says what keeps a worker from harm, though the list of needs cannot be said [6.2]", () => {
  expect(gearOn(NEEDS, "").map(({ text }) => text)).toEqual(["You need gloves and goggles."]);
  expect(gearOn(NEEDS, "You need paste, gloves and goggles.")).toEqual([]);
  expect(gearOn([headed("Tools"), itemBlock("Respirator"), itemBlock("Goggles")], "")[0]?.text).toBe(
    "You need a respirator and goggles.",
  );
  expect(gearOn([headed("Shops"), itemBlock("Gloves and goggles")], "")).toEqual([]);
  expect(gearOn([headed("Tools"), itemBlock("Gloves the cat has left you")], "")).toEqual([]);
});

const STEPS = [
  ["Step 1: Spread the paste", "Spread it as thick as butter. Wait for an hour with the window open."],
  ["Step 2: Scrape the door", "Scrape along the grain. Wipe the scraper on a rag after each stroke."],
  ["Step 3: Wash the door", "Wash it with warm water. Let it dry for two days before you paint it."],
] as const;
const script = async (lead: readonly string[], seconds: number) =>
  (
    await paragraphsWritten(
      textPage("How to Strip a Door", [
        ...lead.map(said),
        ...NEEDS,
        ...STEPS.flatMap(([head, text]) => [headed(head), said(text)]),
      ]),
      seconds,
    )
  )
    .flat()
    .join(" ");

it("tells of a caustic thing before the steps that use it [6.2]", async () => {
  const told = await script(["An old door has many coats of paint."], 60);
  expect(told).toContain("The paste is caustic");
  expect(told).toContain("You need gloves and goggles.");
  expect(told.indexOf("You need gloves")).toBeLessThan(told.indexOf("First, spread the paste."));
});

it("begins a procedure with what the thing is, and not with what once happened to somebody [7.3]", async () => {
  const story =
    "The first door I stripped was a sorry sight. My aunt laughed at it for a week, and I did, too.";
  const matter =
    "Stripper is a paste that softens old paint. It works slowly, and it works best on a warm day.";
  const told = await script([story, matter], 70);
  expect(told).not.toContain("sorry sight");
  expect(told).toContain("Stripper is a paste");
  expect(await script([story], 90)).toContain("sorry sight");
});
