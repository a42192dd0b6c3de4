import { expect, it } from "vitest";
import { sentencesOfRows, specifiedInEnglish } from "./specified-en.ts";

const place = { factId: "row", blockIndex: null };
const said = (label: string, value: string) =>
  sentencesOfRows([{ place, label, value }]).map((rows) => specifiedInEnglish(rows).text);

it.each<[string, string, string[]]>([
  ["Colour", "Orange, Red", ["It comes in orange and red."]],
  ["Fan speed", "1200", []],
  ["LCD width", "12 cm", ["It has an LCD width of 12 cm."]],
  ["MIDI range", "5 m", ["It has a MIDI range of 5 m."]],
  ["Wireless setup", "Supports WPS", []],
  ["Sound card", "Highly recommended", []],
  ["Frame", "Straps and belt", ["The frame is Straps and belt."]],
  ["Required memory", "8 GB", ["It needs 8 GB of memory."]],
  ["Driver material", "polymer", ["The driver is made of polymer."]],
  ["Material", "oak", ["It is made of oak."]],
  ["Fits torso length", "16-20 inches", []],
  ["Torso length", "16 inches", ["It has a torso length of 16 inches."]],
  ["Bag style", "Backpack", []],
  ["Bag style", "Rolled", ["The bag style is rolled."]],
  ["Color", "Dune", ["The color is dune."]],
  ["Color", "Birch Green", ["It comes in birch green."]],
  ["Capacity", "64GB", ["It has a capacity of 64GB."]],
  ["Capacity", "64GB (4 x 16GB)", ["It has a capacity of 64GB."]],
  ["Capacity", "1.5 litres", ["It holds 1.5 litres."]],
  ["Memory", "16GB", ["It has 16GB of memory."]],
  ["Memory", "Six slots", ["The memory is six slots."]],
  ["Fan speed", "1200 rpm", ["It has a fan speed of 1200 rpm."]],
])("says a row as one speaks, and a measure only with its unit: %s %s", (label, value, sentences) => {
  expect(said(label, value)).toEqual(sentences);
});
