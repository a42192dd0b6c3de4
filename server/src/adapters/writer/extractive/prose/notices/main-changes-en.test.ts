import { expect, it } from "vitest";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { isMainChange, withMainChanges } from "./main-changes-en.ts";

const items = [
  "the Holm ferry will no longer stop at the mill;",
  "two boats a day will run in the winter, one more than before",
  "all boats will leave from the new pier",
].map(itemBlock);

it("tells the main changes of a notice, each as a sentence, before what else it provides for [7.2]", async () => {
  const page = textPage("Changes to the Holm ferry from 3 May", [
    saidBlock(
      "From 3 May the Holm ferry will have a new timetable, and it will call at other piers than now.",
    ),
    saidBlock("The main changes are:"),
    ...items,
    headingBlock("Tickets and boxes"),
    saidBlock(
      "Tickets that were bought before 3 May stay valid until the end of June on all boats and piers.",
    ),
    saidBlock(
      "The box for lost things has been moved to the harbour office, which opens at nine each morning.",
    ),
    saidBlock(
      "In the spring 900 people answered a survey on the ferry. Most of them asked for boats in winter.",
    ),
  ]);
  const told = (await paragraphsWritten(page, 38)).flat();
  expect(told).toContain("The Holm ferry will no longer stop at the mill.");
  expect(told).toContain("All boats will leave from the new pier.");
  expect(told.join(" ")).not.toContain("The main changes are");
});

it("leaves a list of things, and one below other words [7.2]", () => {
  const things = ["the ferry", "two boats"].map(itemBlock);
  for (const blocks of [
    [saidBlock("The main changes are:"), ...things],
    [saidBlock("You can pay with:"), ...items],
  ]) {
    const page = textPage("Changes", blocks);
    expect(withMainChanges(page)).toBe(page);
  }
  const headed = withMainChanges(textPage("Changes", [headingBlock("What is changing"), ...items]));
  expect(headed.blocks.map((block) => isMainChange(block))).toEqual([false, true, true, true]);
});
