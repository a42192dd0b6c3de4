import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { setsCase } from "../leans/sets-case-en.ts";
import { proseLinesOf } from "../lines.ts";
import { isFirstHalf, tellsOfState, withoutHalves } from "./half-told.ts";

it.each([
  ["The mill doesn’t just grind wheat for nine villages.", true],
  ["The wheel is not only loud in the spring.", true],
  ["The mill doesn’t just grind wheat, it also saws oak.", false],
  ["The wheel is not only loud but also slow.", false],
  ["The wheel isn’t just loud; it shakes the house.", false],
  ["The wheel isn’t just a wheel—it lifts the water.", false],
  ["Don’t just pull the rope.", false],
  ["Entry is not only for members.", false],
  ["The park is not only the oldest, it is the largest.", false],
  ["Wheels do not only work in mills: they work in boats.", false],
  ["The wheel has just stopped.", false],
])("knows a thought without its other half: %s", (text, expected) => {
  expect(isFirstHalf(text)).toBe(expected);
});

it.each([
  ["This feature is well established and works in many mills.", true],
  ["Some parts of this feature are not available in old mills.", true],
  ["Some parts of this feature may have varying levels of support.", true],
  ["It’s been available across mills since 2015.", true],
  ["New in version 3.4 of the loom.", true],
  ["This feature lets a weaver change the shed.", false],
  ["The method is a way to dress a stone.", false],
  ["This feature is available in the latest mills.", true],
  ["This module is available in the museum shop.", false],
  ["The class is available to all children.", false],
  ["New in 10 minutes.", false],
  ["Added sugar is bad for the dough.", false],
  ["New in 2024, the museum shows ships.", false],
  ["Removed in 1989, the wall stood for 28 years.", false],
  ["The property is no longer for sale.", false],
  ["The method is no longer supported.", true],
])("knows notes on the state of a thing: %s", (text, expected) => {
  expect(tellsOfState(text)).toBe(expected);
});

const MILL = "The mill on the Arden grinds wheat for nine villages of the upper valley.";
const STONES = "The stones came by boat in 1820, and each weighs as much as two horses.";
const told = async (...texts: string[]) =>
  (await paragraphsWritten(textPage("The mill on the Arden", texts.map(saidBlock)), 60, "narration")).flat();

it("asks nothing whose answer cannot be said", async () => {
  const asked = "How much flour does a miller keep?";
  expect(await told(MILL, `${asked} Click here to see the table below.`, STONES)).not.toContain(asked);
  expect(await told(MILL, `${asked} A miller keeps a tenth of what the wheel grinds.`, STONES)).toContain(
    asked,
  );
});

it("begins with no note on the state of a thing", async () => {
  const note = "This feature is well established and works in many mills of the valley.";
  const script = await told(note, MILL, STONES);
  expect(script).toContain(MILL);
  expect(script).not.toContain(note);
});

it.each([
  ["For example, maybe you want to count the threads of a warp.", true],
  ["Suppose a weaver has two looms in one house.", true],
  ["Let’s say you bind a reed of cane.", true],
  ["Say you have a loom of oak.", true],
  ["For example, a weaver of Tarn has two looms.", false],
  ["Suppose a weaver has two looms, then the second stands still.", false],
  ["Suppose you have two looms: the second stands still.", false],
  ["Maybe the wheel is too wet, and it stands still.", false],
  ["Say nothing to the weaver.", false],
])("knows a case that is set up, and of which nothing comes yet: %s [7.3]", (text, expected) => {
  expect(setsCase(text)).toBe(expected);
});

/** Whether a sentence is left with other blocks behind it. */
const leftOf = (text: string, ...behind: ReturnType<typeof saidBlock>[]) => {
  const page = textPage("The mill on the Arden", [
    headingBlock("Grinding", 2),
    saidBlock(`${MILL} ${text}`),
    ...behind,
  ]);
  const lines = proseLinesOf(page, "polite", () => true, 80);
  return withoutHalves(lines, page).some(({ sentences }) => sentences.join(" ") === text);
};

it("announces only what is told behind it, in the same part or in parts of it [7.3]", () => {
  const here = "If the wheel stands still, here’s what to do.";
  expect(leftOf(here, saidBlock(STONES))).toBe(true);
  expect(leftOf(here, headingBlock("With a rope", 3), saidBlock(STONES))).toBe(true);
  expect(leftOf(here, headingBlock("Prices of flour", 2), saidBlock(STONES))).toBe(false);
  expect(leftOf(here, saidBlock("Click here to see the table below."), saidBlock(STONES))).toBe(false);
  const facts = ["There are 40 beds for guests.", "The best month to be here is May."];
  const kept = facts.filter((fact) => leftOf(fact, headingBlock("Prices of flour", 2), saidBlock(STONES)));
  expect(kept).toEqual(facts);
});

it.each([
  ["Here is how you get across.", false],
  ["So here are a few ways.", false],
  ["If you need the mill, here’s where to go.", false],
  ["The ferry is cancelled until May 8, and here is how you get across.", true],
  ["The ferry is cancelled this spring, so here is how you get across.", true],
  ["Here is what the mill costs: $40 a day.", true],
])("announces with no sentence that says something itself: %s [7.3]", (text, isTold) => {
  expect(leftOf(text, headingBlock("Prices of flour", 2), saidBlock(STONES))).toBe(isTold);
});

it.each([
  ["Perhaps most important is that nobody goes out alone at night.", false],
  ["Perhaps the worst mistake is to keep oily rags in a box.", false],
  ["Maybe you must never open the lid of the wheel.", false],
  ["Maybe you want to count the threads of the warp.", true],
  ["For example, perhaps your loom stands in a cold hall.", true],
])("sets up a case only with those who are in it: %s [7.3]", (text, expected) => {
  expect(setsCase(text)).toBe(expected);
});

it("sets up no case behind which another part begins [7.3]", () => {
  const when = "For example, maybe you want to grind wheat of two fields.";
  expect(leftOf(when, headingBlock("Prices of flour", 2), saidBlock(STONES))).toBe(false);
  expect(leftOf(when, saidBlock(STONES))).toBe(true);
});
