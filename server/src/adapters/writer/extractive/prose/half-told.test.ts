import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { isFirstHalf, tellsOfState } from "./half-told.ts";

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
