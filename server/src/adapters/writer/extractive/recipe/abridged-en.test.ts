import { expect, it } from "vitest";
import { abridged, isCooksDeedInEnglish } from "./abridged-en.ts";

it.each([
  ["Melt the butter in a wide pan.", true],
  ["Meanwhile, slice and wash the leeks.", true],
  ["In a wide pan, melt the butter.", true],
  ["Once the oven is hot, bake the tart.", true],
  ["The dough should be soft.", false],
  ["Patience is the trick.", false],
  ["Leeks go into the pan.", false],
])("knows what a cook is told to do: %s", (text, isDeed) => {
  expect(isCooksDeedInEnglish(text)).toBe(isDeed);
});

const STEPS = [
  ["Rub the butter in.", "The crumbs are fine then.", "Chill the dough for 30 minutes.", "Then roll it out."],
  ["Fry the leeks.", "Never let them brown."],
];
const toldIn = (most: number) => abridged(STEPS, (told) => told.flat().length <= most);

it("tells the first sentence of each step and its warnings, whatever the time", () => {
  expect(toldIn(0)).toEqual([["Rub the butter in."], ["Fry the leeks.", "Never let them brown."]]);
});

it("tells one more sentence of each step in its turn, and leaves none out between", () => {
  expect(toldIn(4)[0]).toEqual(["Rub the butter in.", "The crumbs are fine then."]);
  expect(toldIn(6)[0]).toEqual(STEPS[0]);
});
