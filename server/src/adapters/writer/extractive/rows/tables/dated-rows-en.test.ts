import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { datedRowsTold } from "./dated-rows-en.ts";

const ROWS = [
  "6 March / Tom Ash / Thirty Years a Ferryman.",
  "1 May / Walk / The Old Road to Hay Ford. Meet at the mill at 6.30pm. Boots.",
  "4 June / Fran Hill / Reading a Boat House.",
];
const told = (...more: string[]) => [
  ...datedRowsTold(
    ["Date / Speaker / Subject", ...ROWS, ...more].map((text): Block => ({ kind: "table_row", text })),
  ).values(),
];
const SAID = [
  "On 6 March, Tom Ash speaks on “Thirty Years a Ferryman”.",
  "On 1 May, the programme has “The Old Road to Hay Ford”. Meet at the mill at 6.30pm.",
  "On 4 June, Fran Hill speaks on “Reading a Boat House”.",
];

it("tells each dated row of a society's year [6.2]", () => expect(told()).toEqual(SAID));

it.each([
  "3 July / Joan Roe / to be announced later",
  "3 July / £9 a head / with soup and bread",
  "3 July / Walk in the summer",
  "Members / Supper / Soup and Bread",
])("tells no row that says not surely what happens and when: %s [6.2]", (row) =>
  expect(told(row)).toEqual(SAID),
);
