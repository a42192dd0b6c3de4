import { expect, it } from "vitest";
import { isChrome, isSeller, isUnspokenSection } from "./wording.ts";

it.each([
  "By Mia Tarn, 3 May 2024",
  "By Mia Tarn and Leo van Dell.",
  "by admin | 2 comments",
  "Written by Mia Tarn.",
  "This article was originally written by Mia Tarn.",
  "Go back to the top.",
  "Back to all articles.",
  "Sign in to see your looms.",
  "For the sizes, refer to the table of looms.",
  "This is an advertisement for looms.",
  "Read our advertising policy.",
  "All rights reserved.",
  "Do you want to learn more? Want to see our looms?",
  "You can see Tarn Looms for the sizes.",
])("takes for words around a text: %s", (text) => {
  expect(isChrome(text, "article")).toBe(true);
});

it.each([
  "By using less water, the mill saves its wheel.",
  "By then nobody had the money to repair it.",
  "By bus, 20 minutes",
  "By definition, a loom is a frame that holds the warp, the reed and the weaver.",
  "The notes are understood as they are written by people of the valley.",
  "When the shuttle strays, guide it gently back to the middle.",
  "Weavers can assign income to each loom.",
  "Some weavers refer to the frame as a box.",
  "Graphic design is the fusion of art and advertising.",
  "The course is for those who want to learn how a loom is built.",
  "These are tasks reserved by the mill.",
  "The threads of a frame cannot refer to their loom by name.",
  "It is rare to see a loom of oak for a fair price.",
  "A JavaScript function may take another one.",
])("takes for the text itself: %s", (text) => {
  expect(isChrome(text, "article")).toBe(false);
});

it.each<[string, boolean]>([
  ["If you want a bigger loom, please contact me.", true],
  ["You can write me the colour.", true],
  ["Join me each week for a class.", true],
  ["Have a look at the other looms of my shop.", true],
  ["The seller did not contact me for a week.", false],
  ["They sent it to my house within a day.", false],
])("knows who makes the goods from those who buy them: %s", (text, isOfMaker) => {
  expect(isSeller(text)).toBe(isOfMaker);
});

it.each([
  ["交換の手順", false],
  ["電池の交換方法", false],
  ["フィルターの交換", false],
  ["部品の交換時期", false],
  ["替え芯の交換のしかた", false],
  ["交換", true],
  ["交換方法", true],
  ["商品の交換方法", true],
  ["商品の交換の手順", true],
  ["サイズ交換の方法", true],
  ["交換のしかた", true],
  ["返品・交換の手順", true],
])("knows a shop's terms of exchange from the change of a part: %s", (heading, is) => {
  expect(isUnspokenSection(heading)).toBe(is);
});
