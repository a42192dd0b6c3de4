import { expect, it } from "vitest";
import { headingBlock, itemBlock, saidBlock, textPage } from "#test/text-page";
import { learnedOn } from "./learned-en.ts";

const URL = "https://docs.loom.example/warp";
const DEEDS = ["Install the loom (if you have none).", "How to create a pattern", "Use wool."];
const learned = (above: ReturnType<typeof saidBlock>, items: string[], { seconds = 60, url = URL } = {}) =>
  learnedOn(
    textPage("Looms", [above, ...items.map(itemBlock), saidBlock("A loom weaves.")], { url }),
    seconds,
  );

it.each([
  [saidBlock("In this lesson you weave. Along the way, you will:")],
  [saidBlock("You will learn how to:")],
  [saidBlock("In this lesson you’ll learn how to:")],
  [saidBlock("By the end of this lesson, you’ll be able to:")],
  [saidBlock("This tutorial shows how to:")],
  [headingBlock("You will learn", 3)],
  [headingBlock("What you’ll learn in this lesson")],
  [headingBlock("Learning objectives")],
])("says as one sentence what one learns below “%o”", (above) => {
  expect(learned(above, DEEDS)).toEqual({
    said: { text: "It shows how to install the loom, create a pattern and use wool.", ties: [] },
    blocks: [1, 2, 3],
  });
});

it("keeps deeds with commas or “and” of their own apart", () => {
  const items = ["Create and oil a reed", "Add wool", "Build the cloth"];
  expect(learned(headingBlock("You will learn"), items)?.said.text).toBe(
    "It shows how to create and oil a reed; add wool; and build the cloth.",
  );
});

it("says that there is more than it names, and ties numbers to their items", () => {
  const items = ["Use 12 reeds", "Add wool", "Build the cloth", "warp_loom(3)"];
  expect(learned(headingBlock("You will learn"), items)?.said).toEqual({
    text: "It shows how to use 12 reeds, add wool and build the cloth, among other things.",
    ties: [{ text: "12", blockIndex: 1, factId: null }],
  });
  expect(learned(headingBlock("You will learn"), items, { seconds: 10 })).toBeNull();
});

it("says nothing of other lists, of names, and of a course that is for sale", () => {
  expect(learned(saidBlock("You will need:"), DEEDS)).toBeNull();
  expect(learned(saidBlock("If it stands still, you will:"), ["wait", "call", "go"])).toBeNull();
  const names = ["Reeds of cane", "Wefts of wool", "Shuttles of oak"];
  expect(learned(headingBlock("You will learn"), names)).toBeNull();
  expect(learned(headingBlock("You will learn"), DEEDS, { url: "https://courses.example/a" })).toBeNull();
});
