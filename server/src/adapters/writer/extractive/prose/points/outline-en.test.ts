import { expect, it } from "vitest";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
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
