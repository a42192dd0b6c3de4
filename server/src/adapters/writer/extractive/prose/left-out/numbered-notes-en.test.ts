import { expect, it } from "vitest";
import { itemBlock, saidBlock, textPage } from "#test/text-page";
import { withoutNumberedNotes } from "./numbered-notes-en.ts";

const left = (...texts: string[]) =>
  withoutNumberedNotes(textPage("Loom fees", texts.map(saidBlock), { type: "article" }))
    .blocks.map(({ text }) => text)
    .filter((text) => text !== "");

it("leaves out the notes to small numbers, whose words stand right behind them", () => {
  const own = "Looms are lent for a week.";
  expect(
    left(
      own,
      "1B.L.-M.L. (Two Looms) – The B.L.-M.L. loan is for weavers.",
      "2The fee is waived in May.",
      "3 Reeds are lent with it.",
    ),
  ).toEqual([own]);
});

it("keeps one that stands alone, numbers of things, and steps", () => {
  const one = ["1The fee is waived in May.", "Looms are lent for a week."];
  expect(left(...one)).toEqual(one);
  const alone = ["2The fee is waived in May.", "3D looms weave in rounds."];
  expect(left(...alone)).toEqual(alone);
  const steps = ["1 Oil the reed.", "2 Count the heddles.", "3 Rest the loom."];
  expect(left(...steps)).toEqual(steps);
  const page = textPage("Loom fees", [itemBlock("1st prize: an oak loom."), itemBlock("2nd prize: a reed.")]);
  expect(withoutNumberedNotes(page)).toBe(page);
});
