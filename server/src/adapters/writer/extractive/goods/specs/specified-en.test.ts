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
  ["Frame", "Straps and belt", []],
  ["Frame", "Aluminum alloy", ["It has an aluminum alloy frame."]],
  ["Brakes", "Hydraulic disc", ["It has hydraulic disc brakes."]],
  ["Motor", "350W rear hub", ["It has a 350W rear hub motor."]],
  ["Frame", "Internal Frame", ["It has an internal frame."]],
  ["Microphone type", "Active Dynamic", ["It has an active dynamic microphone."]],
  [
    "Material",
    "High Strength Steel & Premium Laminate",
    ["It is made of high strength steel and premium laminate."],
  ],
  ["Filter", "Washable HEPA filter", ["It has a washable HEPA filter."]],
  ["Battery type", "Lithium-ion", ["It has a lithium-ion battery."]],
  ["Battery", "500Wh, removable", []],
  ["Adjustable shelf", "Tempered glass", []],
  ["GPU", "GeForce RTX 4080", ["It has a GeForce RTX 4080 GPU."]],
  ["Acidity", "Low", ["It has low acidity."]],
  ["Style", "Over-ear, open-back", []],
  ["Process", "Washed", []],
  ["Number of USB ports", "3", ["It has 3 USB ports."]],
  ["Number of Doors", "2 doors", ["It has 2 doors."]],
  ["Speeds", "10", ["It has 10 speeds."]],
  ["Number of poles", "1", []],
  ["Number of items", "2", []],
  ["Country of origin", "Vietnam", ["It is made in Vietnam."]],
  ["Country of origin", "United States", ["It is made in the United States."]],
  ["Origin", "Pitalito, Huila, Colombia", ["It comes from Pitalito, Huila, Colombia."]],
  ["Origin", "Imported", []],
  ["Players", "2–4", ["It is for 2 to 4 players."]],
  ["Age", "10+", ["It is for ages 10 and up."]],
  ["Designer", "Ines Marchetti", ["It was designed by Ines Marchetti."]],
  ["Operating system", "Windows 11 Home", ["It runs Windows 11 Home."]],
  ["Operating system", "Windows 10 (22H2), Windows 11", ["It runs on Windows 10 (22H2) and Windows 11."]],
  ["Operating system", "macOS 14 or later", ["It runs on macOS 14 or later."]],
  ["Child height", "40–150 cm", ["It is for children 40 to 150 cm tall."]],
  ["Rider height", "Up to 195 cm", ["It is for riders up to 195 cm tall."]],
  ["Child height", "85 cm", []],
  ["Frequency response", "8 Hz – 42 kHz", ["It has a frequency response of 8 Hz to 42 kHz."]],
  ["Run time", "Up to 50 minutes", ["It has a run time of up to 50 minutes."]],
  ["Floor dimensions", "88 by 52 inches", ["The floor measures 88 by 52 inches."]],
  ["Package dimensions", "88 by 52 inches", []],
  ["Material", "Oak, linen", ["It is made of oak and linen."]],
  ["Material", "Die-cast aluminium", ["It is made of die-cast aluminium."]],
  ["Weight", "3.24 lb, 1.47 kg", ["It weighs 3.24 lb."]],
  ["Required memory", "8 GB", ["It needs 8 GB of memory."]],
  ["Driver material", "polymer", ["The driver is made of polymer."]],
  ["Material", "oak", ["It is made of oak."]],
  ["Fits torso length", "16-20 inches", []],
  ["Torso length", "16 inches", ["It has a torso length of 16 inches."]],
  ["Bag style", "Backpack", []],
  ["Bag style", "Rolled", []],
  ["Color", "Dune", []],
  ["Color", "Birch Green", ["It comes in birch green."]],
  ["Capacity", "64GB", ["It has a capacity of 64GB."]],
  ["Capacity", "64GB (4 x 16GB)", ["It has a capacity of 64GB."]],
  ["Tank volume", "2 l", ["It holds 2 l."]],
  ["Sound volume", "80 dB", []],
  ["Capacity", "1.5 litres", ["It holds 1.5 litres."]],
  ["Memory", "16GB", ["It has 16GB of memory."]],
  ["Memory", "Six slots", []],
  // A label is no noun of a sentence.
  ["Robot weight", "7.49 lbs", []],
  ["Weight", "1.90 KGS", ["It weighs 1.90 kg."]],
  ["Top panel size", "20 by 28 inches", ["The top panel measures 20 by 28 inches."]],
  ["Screen size", "6.1 inches", ["It has a screen size of 6.1 inches."]],
  ["Pattern", "Plain", []],
  ["Pattern", "Striped", ["It has a striped pattern."]],
  ["Shape", "Straight", []],
  ["Fan speed", "1200 rpm", ["It has a fan speed of 1200 rpm."]],
])("says a row as one speaks, and a measure only with its unit: %s %s", (label, value, sentences) => {
  expect(said(label, value)).toEqual(sentences);
});

const together = (...rows: [string, string][]) =>
  sentencesOfRows(rows.map(([label, value]) => ({ place, label, value }))).map(
    (some) => specifiedInEnglish(some).text,
  );

it("joins rows to sentences that one would say, and a part's material comes last", () => {
  expect(
    together(
      ["Handle material", "Beech"],
      ["Weight", "310 g"],
      ["Fabric", "Recycled nylon"],
      ["Fit", "Regular"],
      ["Country of origin", "Vietnam"],
      ["Back length", "74 cm"],
    ),
  ).toEqual([
    "It weighs 310 g and is made of recycled nylon.",
    "It has a regular fit and a back length of 74 cm.",
    "It is made in Vietnam.",
    "The handle is made of beech.",
  ]);
});

it("takes the sign inside a figure for none that divides", () => {
  expect(together(["Fit", "Slim"], ["Frequency response", "20 to 20,000 Hz"])).toEqual([
    "It has a slim fit and a frequency response of 20 to 20,000 Hz.",
  ]);
});

it("counts no ports twice", () => {
  expect(together(["USB ports", "3"], ["Number of ports", "9"], ["Doors", "2"])).toEqual([
    "It has 3 USB ports and 2 doors.",
  ]);
});

it("says for how many and from what age a game is in one breath", () => {
  expect(together(["Players", "2–4"], ["Age", "3-8 years"])).toEqual([
    "It is for 2 to 4 players and for ages 3 to 8.",
  ]);
});
