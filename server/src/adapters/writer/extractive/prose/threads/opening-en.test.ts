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

it("takes no words for the trouble that only point back at it [7.3]", () => {
  const such = "The harbour master said that I am not the first in the harbour with such a problem.";
  const first = "However, this is the first time that the harbour master refused one of our boats.";
  expect(told(19, BOUGHT, SAILED, SAILED, such).apart).toEqual([]);
  expect(told(19, BOUGHT, SAILED, SAILED, first, such).apart).toEqual([first, such]);
});

it("hears what somebody does not know as what is asked [7.3]", () => {
  const unsure = "Now I don't know which sounds better for the papers: ketch or cutter.";
  expect(told(19, BOUGHT, SAILED, SAILED, REFUSED, unsure).apart).toEqual([unsure]);
});

it("takes for what is asked no question that the post answers itself, and does not end in it [7.3]", () => {
  const own = "Why would a builder paint a keel with tar before the summer comes?";
  const answer = "They dry in the sun, and the tar keeps all of the oak together.";
  expect(told(19, BOUGHT, SAILED, SAILED, own, answer).apart).toEqual([]);
  expect(told(12, BOUGHT, own, answer, SAILED).lines).toEqual([BOUGHT]);
});
