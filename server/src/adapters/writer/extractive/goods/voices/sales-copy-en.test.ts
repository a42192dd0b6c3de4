import { expect, it } from "vitest";
import { isSalesCopy } from "./sales-copy-en.ts";

it.each([
  "Tea, broth or soup, you name it.",
  "Your loom folds up in a minute.",
  "It is the finest loom for a shelf.",
  "Is it time for a new loom?",
  "The loom that folds!",
  "Explore a world of wool and colour.",
  "The world's first loom with a lamp.",
])("takes what speaks to a buyer, praises, cries, asks or invites for sales copy: %s [6.2]", (text) => {
  expect(isSalesCopy(text)).toBe(true);
});

it.each([
  "The frame is made of oak, and folds in the middle.",
  "Two pedals move the four shafts.",
  "Do not bleach the warp.",
  "Wipe the frame clean with a damp cloth.",
  "It needs a wall of brick.",
])("takes a plain description and a rule of care for none: %s [6.2]", (text) => {
  expect(isSalesCopy(text)).toBe(false);
});
