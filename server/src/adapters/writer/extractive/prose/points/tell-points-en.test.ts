import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const INTRO = saidBlock(
  "Weavers on the coast have changed the way in which they work since the new mill was opened in spring.",
);
const DEEDS = [
  "Wool is kept in dry boxes of cedar, which moths do not enter in any season of the year.",
  "Looms of larch stand beside the window, where daylight shows each broken thread before noon.",
  "Roots are boiled in kettles of copper for six hours, and the red stays fast for decades.",
  "Each wheel is oiled on Monday morning, so that no bearing runs dry during the week.",
];
const MORE = [
  "Such a box holds the wool of ten sheep, and two boys carry it up the stairs of any barn without rest.",
  "No lamp is lit before the evening bell, and the eyes of old weavers stay clear for ten years longer.",
  "The kettles hang from chains above a fire of birch, which burns with little smoke and much heat.",
  "A spoonful is enough for a wheel, and the floor below it is swept with sand on the same morning.",
];
const NAMES = ["Cedar Storage", "Daylight Rooms", "Root Dyes", "Weekly Oiling"];
const points = (texts: (at: number) => string[]) =>
  NAMES.flatMap((name, at) => [headingBlock(`${at + 1}. ${name}`), ...texts(at).map(saidBlock)]);
const later = [
  headingBlock("Cedar as the Standard"),
  saidBlock(
    "Looking further ahead, every barn will be lined with cedar by law, and inspectors will come yearly.",
  ),
  saidBlock(
    "Barns of that kind have stood in Tarn for a century, and their wool was never lost to any moth.",
  ),
  saidBlock(
    "Builders from the valley plan twelve of them along the river between the bridge and the old mill.",
  ),
  saidBlock("Carpenters will need more wood than the hills can give, and buy the rest from across the lake."),
];
const told = async (title: string, blocks: ReturnType<typeof points>) =>
  (await paragraphsWritten(textPage(title, [INTRO, ...blocks, ...later]), 62, "narration")).flat();

it("tells of a point what is done, and not only the problem [7.3]", async () => {
  const problem = "The Problem: Moths eat the wool in every open barn along the coast from May to October.";
  const blocks = points((at) => [
    problem.replace("Moths", `Moths of kind ${at + 1}`),
    `The Solution: ${DEEDS[at]}`,
  ]);
  const script = (await told("4 Trends in Weaving Houses", blocks)).join(" ");
  expect(script).toContain("Wool is kept in dry boxes of cedar");
  expect(script).not.toContain("Moths of kind");
});

it("tells the points that it named in the page's order, beginning with the first [7.3]", async () => {
  const script = await told(
    "4 Trends in Weaving Houses",
    points((at) => [DEEDS[at] ?? "", MORE[at] ?? ""]),
  );
  const heads = script.filter((text) => /^(?:The first trend is|Next comes|Then comes) /.test(text));
  expect(heads).toEqual([
    "The first trend is “Cedar Storage”.",
    "Next comes “Daylight Rooms”.",
    "Then comes “Root Dyes”.",
    "Next comes “Weekly Oiling”.",
  ]);
  expect(script[script.indexOf("The first trend is “Cedar Storage”.") + 1]).toBe(DEEDS[0]);
});

it("names the points for which there is no time behind those that are told, and none before them [7.3]", async () => {
  const blocks = points((at) => [DEEDS[at] ?? "", MORE[at] ?? ""]);
  const script = await paragraphsWritten(
    textPage("4 Trends in Weaving Houses", [INTRO, ...blocks, ...later]),
    45,
  );
  const text = script.flat().join(" ");
  expect(text).toContain("Another trend is “Weekly Oiling”.");
  expect(text.split("Cedar Storage")).toHaveLength(2);
});

it("says who wrote a thing behind its title, and not within it [7.3]", async () => {
  const blocks = points((at) => [DEEDS[at] ?? "", MORE[at] ?? ""]).map((block) =>
    block.kind === "heading" ? { ...block, text: `${block.text} by Anna Tarn` } : block,
  );
  const script = await told("4 Essays of Weaving Houses", blocks);
  expect(script.join(" ")).not.toMatch(/“[^”]* by Anna Tarn”/);
});

it("tells of a point what its name promises, and not what only leads there", async () => {
  const lead = "Nobody asks for it at first.";
  const blocks = points((at) => [
    `${lead.replace("it", `number ${at + 1}`)} ${at === 0 ? "But every" : "Our"} ${NAMES[at]?.toLowerCase()} tells who knows how to weave. ${MORE[at]}`,
  ]);
  const script = (await told("4 Trends in Weaving Houses", blocks)).join(" ");
  expect(script).not.toContain("Nobody asks");
  expect(script).toContain("Our daylight rooms tells who knows how to weave.");
});
