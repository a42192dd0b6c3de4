import type { Block } from "#kernel/page";
import { FEWEST_ITEMS, type Item, itemsOf } from "./items.ts";

/** Whether most of what a page says stands in its list of priced things. */
export function isShelf(blocks: readonly Block[]): boolean {
  const items = itemsOf(blocks).filter((item) => item.price !== null && !isCut(item, blocks));
  if (items.length < FEWEST_ITEMS) return false;
  const lengthUpTo = (end = 0) => blocks.slice(0, end).reduce((sum, { text }) => sum + text.length, 0);
  const lengths = items.map(({ name, text }) => name.length + text.length);
  const inList = lengths.reduce((sum, length) => sum + length, 0);
  // Amounts by the way in a text make things of its paragraphs, some of them far longer than the others.
  const usual = median(lengths);
  const ofThings = lengths.reduce((sum, length) => sum + Math.min(length, LONGER * usual), 0);
  const [first, last] = [items[0]?.blockIndex ?? 0, items.at(-1)?.blockIndex ?? 0];
  return inList > lengthUpTo(first) && ofThings > SHARE * lengthUpTo(last + 1);
}
/** "Comes with shims fitted and new | clips.": the name is the beginning of a sentence that has an amount by the way. */
const isCut = ({ name, blockIndex }: Item, blocks: readonly Block[]) => {
  const { kind, text = "" } = blocks[blockIndex] ?? {};
  return kind === "paragraph" && text.startsWith(`${name} `) && /^\p{Ll}/u.test(text.slice(name.length + 1));
};
const LONGER = 4;
const SHARE = 0.25;
const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
