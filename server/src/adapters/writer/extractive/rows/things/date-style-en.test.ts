import { expect, it } from "vitest";
import { saidBlock } from "#test/text-page";
import { dateStyleOf, inDateStyle } from "./date-style-en.ts";

it("finds the style that most dates of a page have [7.3]", () => {
  const style = (...texts: string[]) => dateStyleOf(texts.map(saidBlock));
  expect(style("May 5, 2026", "June 9-11, 2026", "3 July 2026")).toBe("month first");
  expect(style("5 May 2026", "the 9th of June", "July 3")).toBe("day first");
  expect(style("5 May 2026", "June 9, 2026")).toBeNull();
  expect(style("The loom may 5 times break.")).toBeNull();
});

it.each([
  ["16 to 19 March 2026", "March 16 to 19, 2026"],
  ["16-19 March 2026", "March 16-19, 2026"],
  ["Friday 5 May", "Friday May 5"],
  ["March 2 to 5, 2026", "March 2 to 5, 2026"],
])("writes %s with the month first, and back [7.3]", (text, monthFirst) => {
  expect(inDateStyle(text, "month first")).toBe(monthFirst);
  expect(inDateStyle(text, null)).toBe(text);
});

it("writes dates with the day first, and leaves a time as it is [7.3]", () => {
  expect(inDateStyle("March 2 to 5, 2026", "day first")).toBe("2 to 5 March 2026");
  expect(inDateStyle("In March 9:30 is early", "day first")).toBe("In March 9:30 is early");
});
