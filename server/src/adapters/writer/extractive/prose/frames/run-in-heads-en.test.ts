import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { withRunInHeads } from "./run-in-heads-en.ts";

const told = (...texts: string[]) =>
  withRunInHeads(
    textPage(
      "The bell ringer",
      texts.map((text) => saidBlock(text)),
    ),
  ).blocks.map(({ text }) => text);

it("weaves a head on the line of its text into the sentence behind it, or leaves it out [7.3]", () => {
  expect(
    told(
      "I ring the bells of nine villages.",
      "Travel. No charge within a mile of the weir. Beyond that it is 2 crowns.",
      "Concessions. Choirs and schools that sing on the day: £9. Ask me for others.",
      "Late payment. A letter is sent after a month, and costs 3 crowns.",
    ),
  ).toEqual([
    "I ring the bells of nine villages.",
    "For travel, there is no charge within a mile of the weir. Beyond that it is 2 crowns.",
    "Choirs and schools that sing on the day pay £9. Ask me for others.",
    "A letter is sent after a month, and costs 3 crowns.",
  ]);
});

it.each([
  ["Pigeons. They sat in the tower for years.", "The clapper is made of iron."],
  ["Wait. The rope has to swing out first.", "Listen. The bell answers late in the fog."],
  ["Never. The bell was cast in the war.", "Seven. The others were sold to a mill."],
  ["Rope. Hemp, 9 metres.", "Wheel. Ash, as wide as a door."],
])("leaves a short sentence that is no head in its place: %s [7.3]", (...texts) => {
  expect(told(...texts)).toEqual(texts);
});

it("leaves answers as they are [7.3]", () => {
  const talk = [
    "What broke?",
    "Ropes. The wheel held for years.",
    "And then?",
    "Bearings. The frost got in.",
  ];
  expect(told(...talk)).toEqual(talk);
});
