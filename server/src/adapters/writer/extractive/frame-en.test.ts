import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { endedOnce, possessive } from "./frame-en.ts";

it.each([
  ["Tarn", "Tarn’s"],
  ["Mills", "Mills’"],
  ["Brook's", "Brook's"],
])("says whose a thing of %s is", (name, said) => {
  expect(possessive(name)).toBe(said);
});

it("ends a sentence once behind a title that asks [7.3]", () => {
  expect(endedOnce("This is “Why does it turn?”.")).toBe("This is “Why does it turn?”");
  expect(endedOnce("This is “Why does it turn?”, from Tarn.")).toBe(
    "This is “Why does it turn?”, from Tarn.",
  );
  expect(endedOnce("This is “Wheels”.")).toBe("This is “Wheels”.");
});

it.each(["product", "news", "narration", "talk"] as const)(
  "asks with a title that asks, in the opening of a %s [7.3]",
  async (style) => {
    const page = textPage("Why does a wheel turn?", [
      saidBlock("Water falls on its boards. The boards give way, and the wheel turns with them."),
    ]);
    const [opening] = (await paragraphsWritten(page, 30, style)).flat();
    expect(opening).toMatch(/“Why does a wheel turn\?”$/);
  },
);
