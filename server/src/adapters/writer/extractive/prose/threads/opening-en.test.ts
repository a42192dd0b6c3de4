import { expect, it } from "vitest";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { openingOf } from "./opening-en.ts";

const linesOf = (...texts: string[]) =>
  texts.map(
    (text, at) =>
      ({
        sentences: [text],
        blockIndex: at,
        gap: false,
        leans: false,
        seconds: sentenceSeconds(text, "en"),
      }) as ProseLine,
  );
const told = (seconds: number, ...texts: string[]) => {
  const { lines, apart } = openingOf(linesOf(...texts), seconds, 1);
  return { lines: lines.map(textOfLine), apart: apart.map(textOfLine) };
};
const BOUGHT =
  "We bought the boat in spring from a builder whom everybody in the harbour knows for his honest work.";
const SAILED = "Our family has sailed with him for many years and always came home dry and in a good mood.";
const REFUSED = "In June the harbour master refused the boat because its papers named another keel.";

it("tells a short post whole", () => {
  expect(told(60, BOUGHT, SAILED, REFUSED)).toEqual({ lines: [BOUGHT, SAILED, REFUSED], apart: [] });
});

it("tells of a long story how it began, and what went wrong", () => {
  expect(told(19, BOUGHT, SAILED, SAILED, REFUSED)).toEqual({ lines: [BOUGHT], apart: [REFUSED] });
});

it("takes what never was a problem for none", () => {
  const never = "In June the harbour master never had a problem with the papers of the keel.";
  expect(told(19, BOUGHT, SAILED, SAILED, never).apart).toEqual([]);
});

it("hears what is asked before anything that went wrong", () => {
  const asks = "I would be very interested in hearing which papers you have for your boats.";
  expect(told(19, BOUGHT, SAILED, REFUSED, asks).apart).toEqual([asks]);
});
