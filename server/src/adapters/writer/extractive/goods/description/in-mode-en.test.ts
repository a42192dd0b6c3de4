import { expect, it } from "vitest";
import { headingBlock, itemBlock, saidBlock, textPage } from "#test/text-page";
import { withModes } from "./in-mode-en.ts";

const told = (...blocks: Parameters<typeof textPage>[1]) =>
  withModes(textPage("Tarn kettle", blocks, { type: "product" }), false).blocks.map(({ text }) => text);

it("says what a thing does in one of its modes of that mode, wherever the mode is named [7.3]", () => {
  expect(told(itemBlock("TEA MODE – Stops the heat at eighty degrees and holds it for an hour."))).toEqual([
    "In tea mode, it stops the heat at eighty degrees and holds it for an hour.",
  ]);
  const text = saidBlock("Keeps the lid shut for ten minutes. The lamp goes out.");
  const said = "In night mode, it keeps the lid shut for ten minutes. The lamp goes out.";
  expect(told(headingBlock("Night mode"), text)[1]).toBe(said);
  expect(told(saidBlock("Night mode:"), text)[1]).toBe(said);
  expect(told(itemBlock("Low setting: Keeps the water at sixty degrees."))).toEqual([
    "On the low setting, it keeps the water at sixty degrees.",
  ]);
});

it("leaves orders, whole sentences, other labels, and what is said below the next heading [7.3]", () => {
  for (const line of [
    "TEA MODE – Choose a heat between 60 and 90 degrees.",
    "TEA MODE – The kettle stops at eighty degrees.",
    "TEA MODE – Starts at the push of the button on the base.",
    "CHOOSE YOUR MODE – Keeps the heat that you like best.",
    "TWO LIDS – Keeps the heat for an hour.",
    "PRICE SETTING – Keeps the heat for an hour.",
  ])
    expect(told(itemBlock(line))).toEqual([line]);
  const below = saidBlock("Keeps the heat for an hour.");
  expect(told(headingBlock("Tea mode"), saidBlock("Green tea."), headingBlock("The body"), below)[3]).toBe(
    below.text,
  );
});
