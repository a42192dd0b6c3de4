import { classOf } from "../html/class-of.ts";
import { type Elementish, hasTag, nearest } from "../html/dom.ts";
import type { Line } from "./lines.ts";
import { isButtonTag } from "./stock-of-others.ts";
import { BUY, BUY_NAMES, BUYS_OTHER, OUT_OF_STOCK } from "./stock-words.ts";

/** A button that cannot be pressed, or a line beside it, says it in one word. */
export const SOLD = /^sold[.!]?$/i;

/** A choice of several, whose state is not the thing's. */
export const isOneOfSeveral = hasTag("LABEL", "LI", "OPTION");

export const elementOf = ({ pieces, block }: Line): Elementish => pieces[0]?.element ?? block;

/** Whether the words are the whole text. */
export const isWholly = (words: RegExp, text: string) =>
  words.test(text) && text.replace(words, "").replace(/ました|です|[\s!！。.、]/g, "").length < 3;

/** Names of an element and of the two around it. */
export function namesAround(element: Elementish): string {
  const names: string[] = [];
  for (let one: Elementish | null = element; one && names.length < 3; one = one.parentElement)
    names.push(`${one.id} ${classOf(one)}`.slice(0, 300));
  return names.join(" ");
}

/** Whether the buttons that would buy a thing that is gone cannot be pressed; one that is shouted to be sold needs none. */
export function isShut(lines: readonly Line[], anchor: number, isShouted: boolean): boolean {
  const buttons = lines.filter((line) => {
    const { text, elsewhere, order } = line;
    return (
      !elsewhere &&
      order >= anchor &&
      nearest(elementOf(line), isButtonTag) !== null &&
      !BUYS_OTHER.test(text) &&
      (BUY.test(text) || SOLD.test(text) || OUT_OF_STOCK.test(text))
    );
  });
  return (
    (isShouted || buttons.length > 0) &&
    buttons.every((line) => nearest(elementOf(line), isDisabled) !== null)
  );
}
const isDisabled = (one: Elementish) => one.hasAttribute("disabled");

/** Whether "Sold out" is a line of its own, and nothing on the page buys. */
export const isNowhereSold = (line: Line, lines: readonly Line[]): boolean =>
  isWholly(OUT_OF_STOCK, line.text) && !nearest(elementOf(line), isOneOfSeveral) && !lines.some(buys);
const buys = (line: Line) =>
  !line.elsewhere && (BUY.test(line.text) || BUY_NAMES.test(namesAround(elementOf(line))));
