import type { Page } from "#kernel/page";
import type { Spec } from "../specs.ts";

const SIZE = String.raw`(\d{1,4})\s?([GT]B)`;
/** "16GB Memory", "8 GB RAM"; "16GB DDR5 Memory" may be the goods themselves. */
const MEMORY = new RegExp(String.raw`\b${SIZE} (?:RAM|Memory)\b(?! (?:card|stick|kit|module))`, "i");
/** "512GB Storage", "1TB SSD" */
const STORAGE = new RegExp(String.raw`\b${SIZE} (?:(?:SSD|NVMe|eMMC)(?: Storage)?|Storage)\b`, "i");
/** Goods that have both, and are neither. */
const DEVICE = /\b(?:laptop|notebook|desktop|pc|computer|chromebook|tablet|phone|smartphone|macbook)\b/i;
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
