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

it("tells what is done before how it looks, where there is time for one of them", () => {
  const steps = [
    ["Rub the butter in.", "The crumbs are fine."],
    ["Take the dough out.", "Divide it in twelve."],
  ];
  const told = abridged(steps, (some) => some.flat().length <= 3);
  expect(told).toEqual([["Rub the butter in."], ["Take the dough out.", "Divide it in twelve."]]);
});
