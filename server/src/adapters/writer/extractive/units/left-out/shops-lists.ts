import type { Block } from "#kernel/page";
import { isChrome } from "../../text/wording.ts";

const FEWEST = 3;

/** The places of lists that are the shop's: "Repair saves money.", where "Free returns" and "Same day shipping" stand beside it. */
export function shopsListsIn(blocks: readonly Block[]): ReadonlySet<number> {
  const found = new Set<number>();
  let from = 0;
  for (let at = 0; at <= blocks.length; at += 1) {
    if (blocks[at]?.kind === "list_item") continue;
    const items = blocks.slice(from, at);
    const ofShop = items.filter(({ text }) => isChrome(text, "product"));
    if (items.length >= FEWEST && 2 * ofShop.length >= items.length)
      for (let place = from; place < at; place += 1) found.add(place);
    from = at + 1;
  }
  return found;
}
