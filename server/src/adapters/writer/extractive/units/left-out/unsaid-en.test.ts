import { expect, it } from "vitest";
import { isUnsaidOfGoods } from "./unsaid-en.ts";

it.each([
  "Get Good Looms Fast and Easy!",
  "Sliding, adjustable oak tray (no, it's not fixed!).",
  "A white country loaf (you shape one from dough that was mixed the night before).",
  "It has been available since July 2024.",
  "Model is 6'0\" and wears size M.",
  "Your card is charged today.",
  "Measurements pit to pit: 22.5 shoulder: 18.5 sleeve: 23.75",
  "Pick up free in one hour.",
  "Plus GST/PST where they apply.",
  "It has Table Of Contents The Loom 1 1.",
  "A classic loom, made fresh. the loom has oak shafts. join the weavers.",
])("leaves calls and lines in small letters unsaid: %s", (text) => {
  expect(isUnsaidOfGoods(text)).toBe(true);
});

it.each([
  "The Tarn Loom is here to stay!",
  "It has been made since 1924.",
  "Size: 12 by 9 in., and the lid is 2 in. high.",
  "Plus sizes are cut wider at the hip.",
  "The model of 1924 is shown in the hall.",
  "It holds 12 fl. oz. of water and 3 oz. of oil.",
])("says whole sentences: %s", (text) => {
  expect(isUnsaidOfGoods(text)).toBe(false);
});

it("reads a line of nothing but capitals as fast as any other", () => {
  const began = performance.now();
  isUnsaidOfGoods(`${"A".repeat(400)}1!`);
  expect(performance.now() - began).toBeLessThan(1_000);
});
