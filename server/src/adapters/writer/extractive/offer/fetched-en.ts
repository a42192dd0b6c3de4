import type { Page } from "#kernel/page";
import type { Draft } from "../draft.ts";
import { tiedTo } from "./stated.ts";

/** "Pickup only.", "Collection only from Leeds" */
const FETCHED = /(?:^|[.!,;] )(?:(?:for )?(?:local )?(?:pick-?up|collection)|collect(?:ed)?) only\b/i;
const LONGEST = 400;

/** Nothing is sent: somebody who lives far from the seller of an ad wants to hear it. */
export function fetchedTold({ blocks }: Pick<Page, "blocks">): Draft[] {
  const blockIndex = blocks.findIndex(({ kind, text }) => {
    return kind === "paragraph" && text.length <= LONGEST && FETCHED.test(text);
  });
  return blockIndex === -1 ? [] : [tiedTo("It has to be picked up.", blockIndex)];
}
