import { expect, it } from "vitest";
import { plain } from "../draft.ts";
import { withAlso } from "./also-has-en.ts";

const told = (...texts: string[]) =>
  withAlso([texts.map((text) => plain(text))])
    .flat()
    .map(({ text }) => text);

it("adds to the parts of a thing where one sentence on them follows another [7.3]", () => {
  expect(told("It has a lid of oak.", "It has two trays.", "It has one drawer.")).toEqual([
    "It has a lid of oak.",
    "It also has two trays and one drawer.",
  ]);
  expect(
    told("They have a lid of oak.", "They have a tray, lined with felt.", "They have a foot of 4.5 cm."),
  ).toEqual([
    "They have a lid of oak.",
    "They also have a tray, lined with felt, as well as a foot of 4.5 cm.",
  ]);
  const apart = ["It has a lid of oak.", "The lid is heavy.", "It has two trays.", "It has to be oiled."];
  expect(told(...apart)).toEqual(apart);
});

it("leaves two additions apart that are long together, and adds no third to two [7.3]", () => {
  expect(
    told(
      "It has a lid of oak.",
      "It has two trays, lined with felt.",
      "It has one drawer.",
      "It has one lamp.",
    ),
  ).toEqual([
    "It has a lid of oak.",
    "It also has two trays, lined with felt, as well as one drawer.",
    "It also has one lamp.",
  ]);
  const long = `two trays of ${"ash from the upper mill ".repeat(4)}wood`;
  expect(told("It has a lid of oak.", `It has ${long}.`, `It has ${long}.`)).toHaveLength(3);
});
