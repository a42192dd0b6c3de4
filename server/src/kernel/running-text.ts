import type { Block, Page } from "./page.ts";

/** The text of a page without the list that stands behind it: what is counted, and what one reads from top to bottom. */
export const runningText = <B extends Pick<Block, "isBeside">>(blocks: readonly B[]): B[] =>
  blocks.filter(({ isBeside }) => !isBeside);

/**
 * Two readings of a page, so that they can be compared. One from before lists were read has none, which says
 * nothing about the page: then the lists are left out of both.
 */
export function comparable(before: Page, after: Page): [Page, Page] {
  const isListed = [before, after].every(({ blocks }) => blocks.some(({ isBeside }) => isBeside));
  return isListed ? [before, after] : [withoutList(before), withoutList(after)];
}

/** A page that says its running text alone. */
export const withoutList = (page: Page): Page => ({ ...page, blocks: runningText(page.blocks) });
