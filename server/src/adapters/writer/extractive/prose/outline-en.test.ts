import { expect, it } from "vitest";
import type { Page } from "#kernel/page";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { outlineOf } from "./outline-en.ts";

const TELLS = saidBlock(
  "It is found in every valley of the north, and each village has its own way with it.",
);
const under = (...headings: string[]) => headings.flatMap((text) => [headingBlock(text), TELLS]);
const outline = (headings: string[], own: Partial<Page> = { author: "Anna Reed" }, seconds = 120) =>
  outlineOf(textPage("Looms of the north", under(...headings), own), seconds);

it.each<[string[], string | null]>([
  [["Warp", "Weft and reed", "Heddles"], "Its parts are “Warp”; “Weft and reed”; and “Heddles”."],
  [
    ["1. Oil the reed", "2. Choose thin wool", "3. Sit upright"],
    "Its points are “Oil the reed”, “Choose thin wool” and “Sit upright”.",
  ],
  [
    ["1. Warp", "2. How to weave", "3. Weft", "4. Reed", "5. Conclusion"],
    "Among its points are “Warp”, “Weft” and “Reed”.",
  ],
  [
    ["Warp", "Weft", "Reed", "Shuttle", "Bobbin", "Heddle"],
    "Among its parts are “Warp”, “Weft”, “Reed”, “Shuttle” and “Bobbin”.",
  ],
  [["The Great Loom (1820)", "Warp", "Weft"], "Its parts are “The Great Loom”, “Warp” and “Weft”."],
  [["Warp", "Weft"], null],
  [["Weave anywhere", "Never stop a loom", "Your loom, your way", "Warp"], null],
  [["Price", "Size", "Price", "Size"], null],
  [["1. Oil the reed", "2. Oil the reed", "3. Sit upright"], null],
  [["Looms", "Warp", "Weft"], null],
  [[..."ABCDEFGHIJKLM"].map((letter) => `Loom ${letter}`), null],
  [["SYNOPSIS", "OPTIONS", "FILES"], null],
  [["Warp", "Conclusion", "Weft"], null],
])("names the parts of a text: %s", (headings, expected) => {
  expect(outline(headings)).toBe(expected);
});

it("takes the parts of a page that nobody has signed or dated for those of a site", () => {
  const parts = ["Warp", "Weft and reed", "Heddles"];
  expect(outline(parts, { author: null, publishedAt: null })).toBeNull();
  expect(outline(parts, { author: null, publishedAt: "2026-05-01" })).not.toBeNull();
});

it("names fewer parts in a short script, and none where the names take too long", () => {
  const parts = [
    "The warp and its threads",
    "The weft and its colours",
    "The reed of steel",
    "The care of oak",
  ];
  expect(outline(parts, undefined, 120)).toContain("The care of oak");
  expect(outline(parts, undefined, 35)).toContain("Among its parts are");
  expect(outline(parts, undefined, 15)).toBeNull();
});

it("names no part without a text of its own", () => {
  const blocks = [...under("Warp", "Weft"), headingBlock("Reed"), saidBlock("More.")];
  expect(outlineOf(textPage("Looms", blocks, { author: "Anna Reed" }), 120)).toBeNull();
});
