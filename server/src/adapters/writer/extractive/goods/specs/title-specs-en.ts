import type { Page } from "#kernel/page";
import type { Spec } from "./specs.ts";

/** "Expandable up to 1TB", "supports 64GB", "8GB or 16GB": what it may have. */
const NO_CHOICE = String.raw`(?<!\b(?:up to|to|or|and|for|expand\w*|upgrad\w*|supports?|max(?:imum)?)\W{1,3}|\d(?:[GT]B)?[/–-])`;
const SIZE = String.raw`${NO_CHOICE}\b(\d{1,4})\s?([GT]B)`;
/** "16GB RAM Kit" are the goods, "64GB RAM max" is a limit. */
const NO_GOODS = String.raw`\b(?!(?: \p{L}+)? (?:cards?|sticks?|kits?|modules?|box(?:es)?|drives?|expan\w+|upgrad\w+|max\w*|support\w*|optional|capable)\b)`;
/** "16GB Memory", "8 GB RAM"; "16GB DDR5 Memory" may be the goods themselves. */
const MEMORY = new RegExp(`${SIZE} (?:RAM|Memory)${NO_GOODS}`, "iu");
/** "512GB Storage", "1TB SSD" */
const STORAGE = new RegExp(`${SIZE} (?:(?:SSD|NVMe|eMMC)(?: Storage)?|Storage)${NO_GOODS}`, "iu");
/** Goods that have both, and are neither; "Car Holder for Phone" and "Laptop Bag" are none. */
const DEVICE =
  /^(?:(?!\bfor\b).)*?\b(?:laptop|notebook|desktop|pc|computer|chromebook|tablet|phone|smartphone|macbook)\b(?! (?:bag|case|stand|holder|dock\w*|hub|mount|sleeve|charger|cooler|cover|adapter|cable|memory)\b)/i;
const KNOWN = /memory|\bram\b|storage|\bssd\b|hard drive/i;

/** The memory of a computer as its title tells it, where no row of the page does. */
export function specsInTitle({ title, facts, blocks }: Page): Spec[] {
  if (!DEVICE.test(title)) return [];
  const place = placeOf(title, facts, blocks);
  const isStated = facts.some(({ kind, label }) => kind === "specification" && KNOWN.test(label ?? ""));
  if (isStated || !place) return [];
  return [
    { label: "Memory", found: MEMORY.exec(title) },
    { label: "Storage", found: STORAGE.exec(title) },
  ].flatMap(({ label, found }) =>
    found ? [{ place, label, value: /^\d+\s?\p{L}+/u.exec(found[0])?.[0] ?? "" }] : [],
  );
}

/** The fact or the block that has the title's words. */
function placeOf(title: string, facts: Page["facts"], blocks: Page["blocks"]): Spec["place"] | null {
  const named = facts.find(
    ({ kind, value }) => kind === "name" && (value === title || title.includes(value)),
  );
  const blockIndex = blocks.findIndex(({ text }) => text.includes(title));
  if (named && (MEMORY.test(named.value) || STORAGE.test(named.value)))
    return { factId: named.id, blockIndex: null };
  return blockIndex === -1 ? null : { factId: null, blockIndex };
}
