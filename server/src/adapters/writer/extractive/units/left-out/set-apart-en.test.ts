import { expect, it } from "vitest";
import { saidBlock } from "#test/text-page";
import { isFootnote, isSpokenToGoods } from "./set-apart-en.ts";

it.each([
  "“Hey Loom, is the shaft down?”",
  '"Hey Loom, stop at six." "Got it, the loom stops at six."',
  '"Is the shaft down?" "Yes, it is down."',
])("takes a talk with a thing for no praise of it: %s", (text) => {
  expect(isSpokenToGoods(text)).toBe(true);
});

it.each(["“The best loom that I ever had.”", "The loom hears “Hey Loom”.", "Is the shaft down?"])(
  "leaves praise and description alone: %s",
  (text) => {
    expect(isSpokenToGoods(text)).toBe(false);
  },
);

it("knows small print by the star that points at it", () => {
  const below = saidBlock("*Needs a second shaft.");
  expect(isFootnote([saidBlock("The loom weaves silk*."), below], 1)).toBe(true);
  expect(isFootnote([saidBlock("The loom weaves silk."), below], 1)).toBe(false);
  expect(isFootnote([saidBlock("The loom weaves silk**."), below], 1)).toBe(false);
});
