import { spokenUnits } from "./choose.ts";
import type { Weighed } from "./features.ts";

/** A page that says more outside its links has some text, however its parts are named. */
const MOST_WORDS = 60;
const MOST_LINKED = 0.5;

/**
 * Whether a page is nothing but its menus and its footer: its text comes by script, or not at all. No block is
 * likely there, and the likeliest would be a line of the footer.
 */
export function isBareFrame(weighed: readonly Pick<Weighed, "block" | "around">[]): boolean {
  const isFrame = ({ block, around }: Pick<Weighed, "block" | "around">) =>
    block.linkShare >= MOST_LINKED || around?.boilerplate === true || around?.hidden === true;
  const unlinked = weighed.reduce(
    (sum, { block }) => sum + spokenUnits(block.text) * (1 - block.linkShare),
    0,
  );
  return unlinked <= MOST_WORDS && weighed.every(isFrame);
}
