import type { Block } from "#kernel/page";
import type { Item } from "#kernel/shelf/items";
import { escapePattern } from "#kernel/text/escape-pattern";
import { alternativesOf } from "#kernel/text/phrases";

const NAME = /^\p{L}[\p{L}’'&.-]*(?: [\p{L}’'&.-]+){0,2}$/u;
const LONGEST = 24;
/** "Running Shoes", "Men's": the kind of a thing, or for whom it is. */
const KIND = new RegExp(`(?:^|[ -])(?:${alternativesOf("goods-nouns-en")})s?$|['’]s?$`, "i");
/** A line above the name on so many of the cards is no badge, which only some have. */
const MOSTLY = 0.8;
const FEWEST_BRANDS = 3;

/** Things with their maker before their name, where the cards of a shop have a line for it right above the name. */
export function withBrands(items: readonly Item[], blocks: readonly Block[]): Item[] {
  // Above a job stands who offers it, or a badge.
  if (items.some(({ card }) => card?.isEmployer)) return [...items];
  const above = items.map((item) => lineAbove(item, blocks[item.blockIndex]));
  const known = above.filter((line) => line !== null);
  const isColumn = known.length >= MOSTLY * items.length && new Set(known).size >= FEWEST_BRANDS;
  if (!isColumn || known.some((line) => KIND.test(line))) return [...items];
  return items.map((item, at) => {
    const brand = above[at];
    const isSaid = !brand || item.name.toLowerCase().includes(brand.toLowerCase()) || isWord(brand, blocks);
    return isSaid ? item : { ...item, name: `${brand} ${item.name}` };
  });
}

/** "Thousand / Tarn loom / $40" */
function lineAbove({ name, card }: Item, block: Block | undefined): string | null {
  const lines = card ? (block?.text.split(" / ") ?? []) : [];
  const line = lines[lines.indexOf(name) - 1] ?? "";
  return line.length <= LONGEST && NAME.test(line) ? line : null;
}

/** "Outdoor", where the page writes "outdoor" as well: a department. */
const isWord = (line: string, blocks: readonly Block[]): boolean => {
  const lower = line.toLowerCase();
  if (lower === line) return false;
  const written = new RegExp(`(?<!\\p{L})${escapePattern(lower)}(?!\\p{L})`, "u");
  return blocks.some(({ text }) => written.test(text));
};
