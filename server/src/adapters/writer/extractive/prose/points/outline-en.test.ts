import { expect, it } from "vitest";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { outlineOf } from "./outline-en.ts";

const TELLS = saidBlock(
  "It is found in every valley of the north, and each village has its own way with it.",
);
const under = (...headings: string[]) => headings.flatMap((text) => [headingBlock(text), TELLS]);
const outline = (headings: string[], seconds = 120) =>
  outlineOf(textPage("Looms of the north", under(...headings), { author: "Anna Reed" }), seconds)?.said
    .text ?? null;
const numbered = (...names: string[]) => names.map((name, at) => `${at + 1}. ${name}`);

it.each<[string[], string | null]>([
  [
    ["1. Oil the reed", "2. Choose thin wool", "3. Sit upright"],
    "Its points are “Oil the reed”, “Choose thin wool” and “Sit upright”.",
  ],
  [
    ["1. Warp", "2. How to weave", "3. Weft", "4. Reed", "5. Conclusion"],
    "Among its points are “Warp”, “Weft” and “Reed”.",
  ],
  [
    numbered("Warp", "Weft", "Reed", "Shuttle", "Bobbin", "Heddle"),
    "Among its six points are “Warp”, “Weft” and “Reed”.",
  ],
  [numbered("The Great Loom (1820)", "Warp", "Weft"), "Its points are “The Great Loom”, “Warp” and “Weft”."],
  [
    ["1. Best for beginners: Oak Loom 2", "2. Runner-up – Ash Loom", "3. Most Wanted Loom"],
    "Its points are “Oak Loom 2”, “Ash Loom” and “Most Wanted Loom”.",
  ],
  [["Warp", "Weft", "Reed"], null],
  [["1. Warp", "2. Weft"], null],
  [["1. Oil the reed", "2. Oil the reed", "3. Sit upright"], null],
])("names the points that a text has numbered: %s [7.3]", (headings, expected) => {
  expect(outline(headings)).toBe(expected);
});

it("names fewer points in a short script, and none where the names take too long [7.3]", () => {
  const points = numbered(
    "The warp and its threads",
    "The weft and its colours",
    "The reed of steel",
    "The care of oak",
  );
  expect(outline(points, 120)).toContain("The care of oak");
  expect(outline(points, 22)).toContain("Among its points are");
  expect(outline(points, 10)).toBeNull();
});

it("ties the number of the points to the last one's heading [7.3]", () => {
  const six = numbered("Warp", "Weft", "Reed", "Shuttle", "Bobbin", "Heddle");
  const page = textPage("Looms", under(...six));
  expect(outlineOf(page, 120)).toEqual({
    said: {
      text: "Among its six points are “Warp”, “Weft” and “Reed”.",
      ties: [{ text: "six", blockIndex: 10, factId: null }],
    },
    namesFirst: true,
  });
  expect(outlineOf({ ...page, title: "Top Looms of the North" }, 120)?.said.text).toBe(
    "It names six, among them “Warp”, “Weft” and “Reed”.",
  );
  expect(outlineOf(textPage("Looms", under(...six.slice(0, 3))), 120)).toEqual({
    said: { text: "Its points are “Warp”, “Weft” and “Reed”.", ties: [] },
    namesFirst: false,
  });
});

it("names the sections of a manual, but what it promises that one learns and its numbered points before them [7.3]", () => {
  const url = "https://docs.loom.example/warp";
  const sections = under("Reeds", "Wefts", "Shuttles");
  const learned = [
    headingBlock("You will learn", 3),
    ...["How to bind a reed", "How to add wool", "How to use oil"].map(itemBlock),
  ];
  const said = (blocks: typeof sections) => outlineOf(textPage("Looms", blocks, { url }), 120);
  expect(said(sections)).toMatchObject({
    said: { text: "It covers “Reeds”, “Wefts” and “Shuttles”." },
    isOfSections: true,
  });
  expect(said([...learned, ...sections])).toMatchObject({
    said: { text: "It shows how to bind a reed, add wool and use oil." },
    blocks: [1, 2, 3],
  });
  expect(said(under("1. Reeds", "2. Wefts", "3. Shuttles"))?.said.text).toBe(
    "Its points are “Reeds”, “Wefts” and “Shuttles”.",
  );
});

it("needs no names of sections where all of the text is told [7.3]", async () => {
  const page = textPage("Looms", under("Reeds", "Wefts", "Shuttles"), {
    url: "https://docs.loom.example/warp",
  });
  const own = ["reed", "weft", "shuttle"].map((thing) =>
    saidBlock(`The ${thing} is made of oak, and lasts for thirty years where it is kept dry.`),
  );
  let at = 0;
  const blocks = page.blocks.map((block) => (block.kind === "heading" ? block : (own[at++] ?? block)));
  const [opening = []] = await paragraphsWritten({ ...page, blocks }, 60);
  expect(opening.join(" ")).not.toContain("It covers");
});

it("tells the items of a promise no second time [7.3]", async () => {
  const items = ["Bind the reed to the frame.", "Open the shed of the loom.", "Add the wool to the warp."];
  const blocks = [
    saidBlock("The loom of the north is made of oak. In this lesson, you will:"),
    ...items.map(itemBlock),
    saidBlock("The reed is made of cane, and it lasts for thirty years where it is kept dry."),
  ];
  const page = textPage("Weaving", blocks, { url: "https://docs.loom.example/warp" });
  const text = (await paragraphsWritten(page, 60)).flat().join(" ");
  expect(text).toContain("It shows how to bind the reed to the frame, open the shed of the loom and add");
  expect(text).not.toContain("Bind the reed");
});
