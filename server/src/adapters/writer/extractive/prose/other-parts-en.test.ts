import { expect, it } from "vitest";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { otherParts } from "./other-parts-en.ts";

const LONG =
  "A reed beats the weft against the cloth, and its teeth keep the threads of the warp apart. One of steel lasts for a hundred years, and one of cane for twenty.";
const page = (...headings: string[]) =>
  textPage("Reeds for hand looms", [
    saidBlock(LONG),
    ...headings.flatMap((text) => [headingBlock(text), saidBlock(LONG)]),
  ]);
const said = (headings: string[], told: number[] = [0], seconds = 60) =>
  otherParts(page(...headings), new Set(told), seconds)?.text ?? null;

it("names the parts of a text to which a script did not come [7.3]", () => {
  const headings = ["What a reed is", "How to choose a reed", "Conclusion", "Where reeds are made"];
  expect(said(headings)).toBe(
    "Other parts of the page are “What a reed is”, “How to choose a reed” and “Where reeds are made”.",
  );
  // The third block stands below the first heading, the fourth below the second.
  expect(said(headings, [0, 2])).toContain("“How to choose a reed” and “Where reeds are made”");
  expect(said(headings, [0, 2])).not.toContain("“What a reed is”");
});

it("names none where there is hardly time, or little text below them [7.3]", () => {
  const headings = ["What a reed is", "How to choose a reed", "Where reeds are made"];
  expect(said(headings, [0], 30)).toBeNull();
  const links = textPage("Reeds", [
    saidBlock(LONG),
    ...headings.flatMap((one) => [headingBlock(one), saidBlock("See it.")]),
  ]);
  expect(otherParts(links, new Set([0]), 60)).toBeNull();
});

it("names none by headings that tell nothing to whoever hears them, and no steps [7.3]", () => {
  expect(said(["A sound like frying", "The old ones", "Quiet hours"])).toBeNull();
  expect(said(["Warp the reed", "Wet the reed", "Beat the reed"])).toBeNull();
});

it("names no part that has the name of the whole page [7.3]", () => {
  const told = said(["What a reed is", "Reeds for Hand Looms", "How to choose a reed"]);
  expect(told).toBe("Other parts of the page are “What a reed is” and “How to choose a reed”.");
});
