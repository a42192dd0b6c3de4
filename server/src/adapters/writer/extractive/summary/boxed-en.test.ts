import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { isBoxedSummary, withBoxedSummary } from "./boxed-en.ts";

const SUM = "Free repair wears out its volunteers. Ten pounds would change that.";

it.each([
  [`In short ${SUM}`, SUM],
  [`TL;DR: ${SUM}`, SUM],
  [`Verdict – ${SUM}`, SUM],
])("takes the label off the page's own summary: %s [6.2]", (text, said) => {
  const { blocks } = withBoxedSummary(textPage("Repair", [saidBlock(text)]));
  expect([blocks[0]?.text, isBoxedSummary(blocks[0])]).toEqual([said, true]);
});

it.each([
  "In short, free repair wears out its volunteers.",
  "In short supply these days are valves.",
  "In short Free repair",
])("leaves a sentence that begins so alone: %s [6.2]", (text) => {
  const { blocks } = withBoxedSummary(textPage("Repair", [saidBlock(text)]));
  expect([blocks[0]?.text, isBoxedSummary(blocks[0])]).toEqual([text, false]);
});

it("tells what a page itself says that it comes to, behind whatever could not be said before it [6.2]", async () => {
  const filler = (at: number) =>
    saidBlock(
      `There are about ${at} thousand repair rooms in the world, and nearly all of them meet on a Saturday in the hall of a church with a jar on the table.`,
    );
  const page = textPage("Repair rooms should charge money", [
    saidBlock("I have mended toasters for nothing for nine years, and the nothing is the problem."),
    saidBlock("Illustration: Pim Kasteel"),
    saidBlock(`In short ${SUM}`),
    ...[2, 3, 4, 5, 6, 7].map(filler),
  ]);
  const told = (await paragraphsWritten(page, 45)).flat().join(" ");
  expect(told).toContain(SUM);
  expect(told).not.toContain("In short");
});
