import { expect, it } from "vitest";
import { textPage } from "#test/text-page";
import { plain } from "../../draft.ts";
import type { Concessions } from "../../fitted.ts";
import { toldAgain } from "./told-again.ts";

const texts = [
  "The mill stands by the river.",
  "There is a second wheel, of oak.",
  "Ducks swim in the pond below.",
];
const page = textPage("The mill", [
  { kind: "paragraph", text: texts[0] as string },
  { kind: "table_row", text: "Wheels 2" },
  { kind: "paragraph", text: texts[1] as string },
  { kind: "table_row", text: "Ducks 9" },
  { kind: "paragraph", text: texts[2] as string },
]);
const toldOf = (budget: number, choice: readonly string[]) =>
  toldAgain(
    page,
    () => true,
    (isFit) => ({
      build: (_budget: number, _concessions: Concessions) => [choice.filter(isFit).slice(0, 2).map(plain)],
    }),
  )
    .build(budget, { isExact: false, isUnclosed: false })
    .flat()
    .map(({ text }) => text);

it("tells the next best in the place of a sentence that nobody understands [6.2]", () =>
  expect(toldOf(4, texts)).toEqual([texts[0], texts[2]]));

it("keeps such a sentence where too little is left without it [6.2]", () =>
  expect(toldOf(30, texts.slice(0, 2))).toEqual(texts.slice(0, 2)));

it("leaves such a sentence out where a new choice has too little, and the rest is enough [6.2]", () => {
  const written = toldAgain(
    page,
    () => true,
    (isFit) => ({
      build: (_budget: number, _concessions: Concessions) => [texts.every(isFit) ? texts.map(plain) : []],
    }),
  ).build(4, { isExact: false, isUnclosed: false });
  expect(written.flat().map(({ text }) => text)).toEqual([texts[0], texts[2]]);
});
