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
  const others = [
    "The hall of the church has trestle tables, and a jar for coppers stands beside the door all morning.",
    "Hand blenders are welded shut by their makers, and fairy lights have no screws that one could undo.",
    "The woman with the sewing machine went home again last month, because the caretaker locks up at one.",
    "Our insurer told me on the telephone that the cover is the same whether anybody pays for it or not.",
    "In the village beyond the river they brought in tokens, and a quarter of their visitors use them now.",
    "Denis is eighty-three and knows about valves, and nobody under sixty has ever sat down next to him.",
  ];
  const page = textPage("Repair rooms should charge money", [
    saidBlock("I have mended toasters for nothing for nine years, and the nothing is the problem."),
    saidBlock("Illustration: Pim Kasteel"),
    saidBlock(`In short ${SUM}`),
    ...others.map(saidBlock),
  ]);
  const told = (await paragraphsWritten(page, 45)).flat().join(" ");
  expect(told).toContain(SUM);
  expect(told).not.toContain("In short");
});
