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
  ["Fan speed", "1200 rpm", ["It has a fan speed of 1200 rpm."]],
])("says a row as one speaks, and a measure only with its unit: %s %s", (label, value, sentences) => {
  expect(said(label, value)).toEqual(sentences);
});
