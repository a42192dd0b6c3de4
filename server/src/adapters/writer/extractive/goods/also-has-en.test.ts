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
    "It also has two trays.",
    "It also has one drawer.",
  ]);
  const apart = ["It has a lid of oak.", "The lid is heavy.", "It has two trays.", "It has to be oiled."];
  expect(told(...apart)).toEqual(apart);
});
