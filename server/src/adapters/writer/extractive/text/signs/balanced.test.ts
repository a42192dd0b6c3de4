import { expect, it } from "vitest";
import { balanced } from "./balanced.ts";

const PRAISE = ["They came early.", "They packed it all.", "It was dry.", "They sang.", "Nothing broke."];
const marked = (opening: string, closing: string) =>
  PRAISE.map((text, at) => (at === 0 ? opening : "") + text + (at === PRAISE.length - 1 ? closing : ""));

it.each([
  ["“", "”"],
  ['"', '"'],
  ["「", "」"],
])("leaves out all of a quotation that is too long, and goes on behind it: %s%s", (opening, closing) => {
  const all = ["The mill is old.", ...marked(opening, closing), "It stands by the river."];
  expect(balanced(all)).toEqual([["The mill is old."], ["It stands by the river."]]);
});

it("takes an odd mark for none of a quotation", () => {
  const all = ['"It is 5 ft 7" tall," he said.', "It turns.", "It is oak."];
  expect(balanced(all)).toEqual(all.map((sentence) => [sentence]));
});

it("joins the sentences of a short quotation", () => {
  expect(balanced(["“They came early.", "It was dry.”", "The mill is old."])).toEqual([
    ["“They came early.", "It was dry.”"],
    ["The mill is old."],
  ]);
});

it("goes on behind a bracket that nobody closed", () => {
  const all = ["It is round (or nearly.", "It turns.", "It stops.", "It turns again.", "It is oak."];
  expect(balanced(all)).toEqual([["It is oak."]]);
});

it("takes the sign of an inch for no quotation, and a number for its end", () => {
  const all = ['It is 7" wide.', '"The wheel is of 1820", he said.', 'It is 7½" high.'];
  expect(balanced(all)).toEqual(all.map((sentence) => [sentence]));
});

it("keeps the sentences of a quotation in single marks together, and those behind an apostrophe apart", () => {
  const quoted = ["‘They came early.", "We don’t know why.", "It was dry.’"];
  expect(balanced([...quoted, "The mill is old."])).toEqual([quoted, ["The mill is old."]]);
  const apart = ["It is the weavers’ mill.", "It’s old.", "So are the dyers’ vats."];
  expect(balanced(apart)).toEqual(apart.map((sentence) => [sentence]));
});
