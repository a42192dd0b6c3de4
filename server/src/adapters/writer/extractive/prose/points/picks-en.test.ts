import { expect, it } from "vitest";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const PICKS = [
  "For long cloth, pick Oak Loom because its beam holds forty metres and never has to be wound back.",
  "For a small flat, choose Box Loom since it folds to the size of a suitcase and weighs nine kilos.",
  "If you weave with children, go with Peg Loom because nothing on it breaks and it costs twenty pounds.",
  "For a school with many weavers, use Frame Loom as one warp serves four of them at the same time.",
];
const METHOD =
  "To find the best looms, I applied one rubric to forty of them over a whole winter in the hall of the guild. ";
const page = (title: string) =>
  textPage(title, [
    saidBlock("The right loom saves a beginner a winter of broken threads."),
    headingBlock("In short"),
    ...PICKS.map(itemBlock),
    headingBlock("How they were tested"),
    saidBlock(METHOD),
    saidBlock(
      "Every loom was warped by the same two weavers, who wrote down each broken thread and the hour of the day. " +
        "The notes of that winter fill three books, which lie in the hall for everybody who wants to read them.",
    ),
  ]);

it("tells a comparison by its advice for each need, none left out, and not by its method [7.3]", async () => {
  const told = (await paragraphsWritten(page("4 Best Looms for Beginners"), 40, "narration"))
    .flat()
    .join(" ");
  for (const pick of PICKS) expect(told).toContain(pick);
  expect(told).not.toContain("rubric");
});

it("gives the last of such advice without its reasons where there is no time for these [7.3]", async () => {
  const told = (await paragraphsWritten(page("4 Best Looms for Beginners"), 30, "narration"))
    .flat()
    .join(" ");
  expect(told).toContain("pick Oak Loom");
  expect(told).toContain("For a school with many weavers, use Frame Loom.");
});

it("tells only the advice that stands below one heading [7.3]", async () => {
  const whole = page("4 Best Looms for Beginners");
  const more = "For dust on a beam, use Goose Brush.";
  const blocks = [...whole.blocks, headingBlock("Tools beside them"), itemBlock(more)];
  const told = (await paragraphsWritten({ ...whole, blocks }, 40, "narration")).flat().join(" ");
  for (const pick of PICKS) expect(told).toContain(pick);
  expect(told).not.toContain("Goose Brush");
});
