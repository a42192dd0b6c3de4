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
  ["Ladle out a cup and mash it.", true],
  ["Fish out the cloves.", true],
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

it("tells how long a deed takes, then one more sentence of each step in its turn", () => {
  expect(toldIn(4)[0]).toEqual(["Rub the butter in.", "Chill the dough for 30 minutes."]);
  expect(toldIn(5)[0]).toEqual([...(STEPS[0] ?? []).slice(0, 3)]);
  expect(toldIn(6)[0]).toEqual(STEPS[0]);
});

it("tells how hot the oven is before all that is told besides", () => {
  const steps = [["Roll the dough out.", "It is soft.", "Heat the oven to 200 °C."], ["Bake it."]];
  expect(abridged(steps, (told) => told.flat().length <= 3)[0]).toEqual([steps[0]?.[0], steps[0]?.[2]]);
  expect(abridged(steps, () => false, true)[0]).toHaveLength(2);
});

it("tells how long each step cooks where that is its main deed, and no remark of the cook on herself [6.2]", () => {
  const steps = [
    ["Slide the tart onto the hot tray.", "It hisses.", "Bake it for 45 minutes."],
    ["Simmer the sauce for 10 minutes.", "Stir it.", "I don't strain it."],
  ];
  expect(abridged(steps, () => false, true)).toEqual([
    ["Slide the tart onto the hot tray.", "Bake it for 45 minutes."],
    ["Simmer the sauce for 10 minutes."],
  ]);
});

it("tells the deed behind a short first one before all that is told besides [6.2]", () => {
  const steps = [
    ["Fry the leeks until they are soft.", "They smell of spring."],
    ["Drain the beans.", "Add half of them to the pan.", "They smell wonderful."],
  ];
  expect(abridged(steps, (told) => told.flat().length <= 3, true)[1]).toEqual(steps[1]?.slice(0, 2));
});
