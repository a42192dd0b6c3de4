import { expect, it } from "vitest";
import type { Unit } from "../../units.ts";
import { kindDefinedFirst } from "./kind-defined-first-en.ts";

const unit = (text: string): Unit => ({
  ...{ sentences: [text], section: -1, blockIndex: 0, seconds: 4, head: null, leans: false },
  ...{ isOrphan: false, pointsBack: false },
});
const order = (name: string, ...texts: string[]) =>
  kindDefinedFirst(texts.map(unit), name).map(({ sentences }) => sentences[0]);

const [STORY, KIND] = ["Nobody in Holm has ever been late.", "A tide clock is a clock that shows the sea."];

it("says first of what kind goods are, by the words that their name ends with [6.2]", () => {
  expect(order("Holm Oak Tide Clock, 30 cm", STORY, KIND)).toEqual([KIND, STORY]);
});

it("keeps the order where the sentence is on another kind, or on one of many [7.3]", () => {
  expect(order("Holm Oak Wall Clock", STORY, KIND)).toEqual([STORY, KIND]);
  const any = "A clock is a thing of two hands.";
  expect(order("Holm Oak Tide Clock", STORY, any)).toEqual([STORY, any]);
});
