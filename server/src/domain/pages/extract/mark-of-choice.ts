import { amountsIn } from "#kernel/shelf/amounts";
import { areSizes, isSoldOutMark } from "#kernel/shelf/marks";
import { type Elementish, squash } from "../html/dom.ts";
import { allWithin } from "../html/lookup.ts";

/** 「S」, 「売り切れ」, 「M」: whether a card's words that nothing is left are of its sizes alone, and not of the thing. */
export function isMarkOfChoice(card: Elementish, name: string): boolean {
  const marks = allWithin(card, "*").filter(({ textContent }) => isSoldOutMark(squash(textContent)));
  return marks.length > 0 && marks.every((mark) => isInChoices(mark, card, name) || isBesideSizes(mark));
}

/** A list inside the card that has neither its name nor its price. */
function isInChoices(mark: Elementish, card: Elementish, name: string): boolean {
  const list = mark.closest("ul, ol");
  const isInside = list !== null && allWithin(card, "ul, ol").includes(list);
  const text = isInside ? squash(list.textContent) : "";
  return (
    isInside && text !== squash(mark.textContent) && !text.includes(name) && amountsIn(text).length === 0
  );
}

const isBesideSizes = ({ parentNode }: Elementish) =>
  parentNode !== null && areSizes([...parentNode.childNodes].map(({ textContent }) => squash(textContent)));
