import type { Block } from "#kernel/page";

/** Terms and promises of a shop, as a row of badges beside the button to buy has them. */
const TERMS = [
  "shipping|ships|delivery|dispatch\\w*|returns|refunds?|guarantees?|warrant(?:y|ies)|money[- ]back",
  "secure (?:payments?|checkout)|customer (?:service|support|care)|all (?:of )?our products",
];
const OF_SHOP = new RegExp(`\\b(?:${TERMS.join("|")})\\b`, "i");
const LONGEST = 140;
const FEWEST = 2;
const SHORTEST_SHARED = 20;

/**
 * The blocks of a shop's badges: a list of which half is about its terms, and the same words elsewhere on the page.
 * Another line among them ("Looms make for less waste") is said of the shop, and not of the thing.
 */
export function badgesIn(blocks: readonly Block[]): ReadonlySet<number> {
  const badges = new Set(
    listsIn(blocks)
      .filter((list) => isOfShop(list, blocks))
      .flat(),
  );
  const texts = [...badges].flatMap((index) => blocks[index]?.text ?? []);
  const isRepeated = ({ text }: Block) =>
    text.length >= SHORTEST_SHARED && texts.some((badge) => badge.includes(text));
  return new Set(blocks.flatMap((block, index) => (badges.has(index) || isRepeated(block) ? [index] : [])));
}

function isOfShop(list: readonly number[], blocks: readonly Block[]): boolean {
  const texts = list.map((index) => blocks[index]?.text ?? "");
  const ofShop = texts.filter((text) => OF_SHOP.test(text)).length;
  return ofShop >= FEWEST && 2 * ofShop >= texts.length && texts.every(({ length }) => length <= LONGEST);
}

/** Runs of list items. */
function listsIn(blocks: readonly Block[]): number[][] {
  const lists: number[][] = [];
  for (const [index, { kind }] of blocks.entries()) {
    if (kind !== "list_item") continue;
    const last = lists.at(-1);
    if (last?.at(-1) === index - 1) last.push(index);
    else lists.push([index]);
  }
  return lists;
}
