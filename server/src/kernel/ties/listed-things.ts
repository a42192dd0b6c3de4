import type { Page } from "#kernel/page";
import { cardedItems, type Item, itemsOf } from "#kernel/shelf/items";
import { blocksRead } from "./sources.ts";

const MOST_BLOCKS = 3_000;

/**
 * The things that a page lists, by its cards and by its lines; none where it is about one thing with a price.
 * Each page is read once, however many ask.
 */
export function listedThings(page: Page): { carded: Item[]; lined: Item[] } {
  const known = read.get(page);
  if (known) return known;
  const isOfOne = page.type === "product" && page.facts.some(({ kind }) => kind === "price");
  const blocks = isOfOne
    ? []
    : blocksRead(page.blocks)
        .slice(0, MOST_BLOCKS)
        .map(([, block]) => block);
  const things = { carded: cardedItems(blocks), lined: itemsOf(blocks) };
  read.set(page, things);
  return things;
}
const read = new WeakMap<Page, ReturnType<typeof listedThings>>();
