import { expect, it } from "vitest";
import { isGlued, withoutGluedHead } from "./glued.ts";

it.each([
  [
    "Tarn AssistantThe easiest way to warp your loom, it counts the threads.",
    "The easiest way to warp your loom, it counts the threads.",
  ],
  ["Tarn Boost 2.0With it the reed is changed in a minute.", "With it the reed is changed in a minute."],
  ["Plan Your Day Get a list of what to weave.", "Get a list of what to weave."],
  ["Tarn Home App Download the free plan.", "Download the free plan."],
  ["Tarn Apple Watch keeps the time.", "Tarn Apple Watch keeps the time."],
  ["Tarn Talk and Listen feature lets you hear it.", "Tarn Talk and Listen feature lets you hear it."],
  ["Ask Anna Brook about the loom.", "Ask Anna Brook about the loom."],
  ["Anti-slip oak foot The Tarn base has been sanded.", "The Tarn base has been sanded."],
  ["Sounds of The Tarn are heard.", "Sounds of The Tarn are heard."],
  ["The loom comes with a reed.", "The loom comes with a reed."],
  ["YouTube shows the loom at work.", "YouTube shows the loom at work."],
  ["Fold it up. The loom is flat.", "Fold it up. The loom is flat."],
])("parts a heading from the sentence that it ran into: %s", (text, told) => {
  expect(withoutGluedHead(text)).toBe(told);
});

it.each([
  ["Tarn BoostThis brand-new reed is changed in a minute.", true],
  ["This brand-new reed is changed in a minute.", false],
  ["Soft oak seat So it never creaks under you.", true],
  ["She read So You Want a Loom in a day.", false],
  ["Fold it up. So it fits below a bed.", false],
  ["The McTheodore loom is flat.", false],
])("knows lines that ran into one: %s", (text, expected) => {
  expect(isGlued(text)).toBe(expected);
});

it("parts the name of a part of the page from the sentence that it ran into [7.3]", () => {
  expect(withoutGluedHead("Synopsis An old mill is sold.")).toBe("An old mill is sold.");
  expect(withoutGluedHead("Product Details The loom folds.")).toBe("The loom folds.");
  expect(withoutGluedHead("Overview maps show the mill.")).toBe("Overview maps show the mill.");
});
