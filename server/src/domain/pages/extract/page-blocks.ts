import type { Documentish } from "../html/dom.ts";
import { blocksOf, type RawBlock } from "./blocks.ts";
import { blocksLength } from "./width.ts";

/** A request to switch scripts on is not the page's text. */
const SCRIPT = /java\s?script/i;

/** A page with less may keep its text for readers without scripts. */
const LITTLE = 500;

/** Everything that a page says, in its order: also in buttons, in folded parts and to readers without scripts. */
export function pageBlocks(document: Documentish): RawBlock[] {
  const blocks = blocksOf(document.body, { controls: true });
  if (blocksLength(blocks) >= LITTLE) return blocks;
  const withNoscript = blocksOf(document.body, { controls: true, noscript: true }).filter(
    ({ text }) => !SCRIPT.test(text),
  );
  return blocksLength(withNoscript) > 3 * blocksLength(blocks) ? withNoscript : blocks;
}
