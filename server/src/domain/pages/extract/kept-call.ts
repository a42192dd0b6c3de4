import { phrases } from "#kernel/text/phrases";
import { type Elementish, nearest } from "../html/dom.ts";
import type { RawBlock } from "./blocks.ts";
import { width } from "./width.ts";

/** Either asks to pay for the rest of a text, or says that it is for subscribers. */
const CALLS = [phrases("refusal-paywall"), phrases("refusal-paywall-marks")];
const LONGEST_CALL = 160;
/** More is a text of its own, whoever may read others. */
const BEGINNING = 1_000;

/**
 * With the few words of a page the line below them is kept that says that the rest is for those who pay: it looks
 * like a part of the site, but without it a beginning would be taken for the whole.
 */
export function withCall(all: readonly RawBlock[], kept: readonly boolean[]): boolean[] {
  const last = kept.lastIndexOf(true);
  const [end, below] = [all[last], all[last + 1]];
  const isCall =
    below?.kind === "paragraph" &&
    below.text.length <= LONGEST_CALL &&
    CALLS.some((words) => words.test(below.text));
  if (!end || !isCall || !standsIn(below, end.within?.parentElement)) return [...kept];
  const length = all.reduce((sum, { text }, at) => sum + (kept[at] ? width(text) : 0), 0);
  return kept.map((one, at) => one || (at === last + 1 && length < BEGINNING));
}

const standsIn = ({ within }: RawBlock, box: Elementish | null | undefined) =>
  box !== null && box !== undefined && within !== null && within !== undefined
    ? nearest(within, (one) => one === box) !== null
    : false;
