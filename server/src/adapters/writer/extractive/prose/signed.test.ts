import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { signaturesOn } from "./signed.ts";

const OIL =
  "Oiling the wheel in spring keeps the larch from splitting, and a litre of oil lasts two years. The miller of Arden oils the blades on the first dry day of May.";
const WINTER =
  "Larch that is cut in winter needs no oil at all, and the old wheels were never oiled by anybody. The forester of the valley sells larch in January.";
const TAR =
  "Tar closes the grain of the wood for ten years, but the water of the pond below turns brown. The mill of the next valley was tarred in the last war.";
const ASKED =
  "Our wheel splits along the grain each summer. Which oil do you use for the blades of your wheel?";

const thread = (...posts: [string, string][]) =>
  textPage(
    "Oil for wheels",
    posts.flatMap(([name, text]) => [headingBlock(name), saidBlock(text)]),
    { url: "https://mills.example/forums/oil" },
  );
const told = async (...posts: [string, string][]) =>
  (await paragraphsWritten(thread(...posts), 90, "narration")).map((paragraph) => paragraph.join(" "));

it("knows the names above posts, of which one comes again, from the headings of an article", () => {
  const names = (...posts: [string, string][]) => [...signaturesOn(thread(...posts)).values()];
  expect(names(["mara7", ASKED], ["Bert", OIL], ["mara7", TAR])).toEqual(["mara7", "Bert", "mara7"]);
  expect(names(["Answer", OIL], ["Guest", WINTER], ["Answer", TAR])).toEqual([]);
  expect(names(["Oil", OIL], ["Tar", TAR], ["Wood", WINTER])).toEqual([]);
  expect(names(["The oil of spring", OIL], ["Bert", TAR], ["Bert", WINTER])).toEqual([]);
});

it("calls nobody another who has just spoken, or who opened the thread", async () => {
  const same = await told(["mara7", ASKED], ["Bert", OIL], ["Cleo", WINTER], ["mara7", TAR]);
  expect(same.slice(1, 5)).toEqual([
    expect.stringMatching(/^The first post reads: “Our wheel splits/),
    expect.stringMatching(/^Another post says: “Oiling the wheel/),
    expect.stringMatching(/^Somebody else writes: “Larch that is cut/),
    expect.stringMatching(/^The first writer adds: “Tar closes the grain/),
  ]);
  const twice = await told(["mara7", ASKED], ["Bert", OIL], ["Bert", WINTER], ["Cleo", TAR]);
  expect(twice.slice(2, 5)).toEqual([
    expect.stringMatching(/^Another post says: “Oiling the wheel/),
    expect.stringMatching(/^The same writer goes on: “Larch that is cut/),
    expect.stringMatching(/^Somebody else writes: “Tar closes the grain/),
  ]);
});

it("opens a thread with its question, whatever rules and greetings stand above it", async () => {
  const stamped = textPage(
    "Wheel splits in summer",
    [
      saidBlock("Before you start posting please read the forum rules."),
      { kind: "table_row", text: "30th March 2025, 16:26: #1 | Link" },
      saidBlock("Hi to all,"),
      saidBlock("I have oiled the blades of our wheel with all oils from the shop in the village."),
      saidBlock("Has anybody had a wheel that splits in the first summer of its life?"),
      { kind: "table_row", text: "2nd April 2025, 13:59: #2 | Link" },
      saidBlock("I just joined today."),
      saidBlock(WINTER),
    ],
    { url: "https://mills.example/showthread.php?t=1" },
  );
  const paragraphs = (await paragraphsWritten(stamped, 60, "narration")).map((all) => all.join(" "));
  expect(paragraphs[1]).toBe(
    "The first post reads: “I have oiled the blades of our wheel with all oils from the shop in the village. " +
      "Has anybody had a wheel that splits in the first summer of its life?”",
  );
  expect(paragraphs[2]).toMatch(/^Another post says: “Larch that is cut in winter/);
  expect(paragraphs.join(" ")).not.toMatch(/forum rules|joined today/);
});
