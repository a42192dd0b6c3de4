import { expect, it } from "vitest";
import { announcesPoints, withPointOf } from "./points-en.ts";

it("joins the points below a sentence that says there are several of them [6.2]", () => {
  const stated = "There are lots of ways a wheel can fail.";
  const first = withPointOf(stated, "Worn teeth");
  expect(first).toBe("There are lots of ways a wheel can fail: Worn teeth");
  expect(withPointOf(first, "A dry axle;")).toBe(
    "There are lots of ways a wheel can fail: Worn teeth; A dry axle",
  );
});

it.each([
  ["There's a number of boards to check.", true],
  ["There are two mills on the stream.", true],
  ["There is a mill on the stream.", false],
  ["There are many mills. Look at ours.", false],
])("knows whether a sentence announces points: %s [6.2]", (text, announces) => {
  expect(announcesPoints(text)).toBe(announces);
});
