import type { Page } from "#kernel/page";
import type { Claims } from "./item-claims.ts";
import { type Mention, mentionsIn } from "./mentions.ts";
import { around, blocksRead, type Source, withInches } from "./sources.ts";
import { says } from "./values.ts";

const FEWEST_SIDES = 2;
const BETWEEN_SIDES = /^\s?(?:by|[×xX*＊]|かける)\s?$/;

/**
 * "It measures 18 by 13 by 8 inches": the sides of one thing stand together on the page, so that one of another
 * thing between them is wrong.
 */
export function sideClaimsOf({ blocks, facts }: Page): Claims {
  const known: Source[][] = [
    ...facts.flatMap(({ id, value }) => sourcesOf(withInches(value), { blockIndex: null, factId: id })),
    ...blocksRead(blocks).flatMap(([blockIndex, { text }]) =>
      sourcesOf(withInches(text), { blockIndex, factId: null }),
    ),
  ];

  return (sentence, mentions) => {
    const chains = known.length > 0 ? chainsIn(sentence, mentions) : [];
    return mentions.map((mention) => {
      const chain = chains.find((one) => one.includes(mention));
      const sides = chain && nearest(chain, known);
      return sides
        ? sides.filter((_, at) => chain[at] === mention).filter(({ value }) => says(value, mention.value))
        : null;
    });
  };
}

/** The sides of the page that differ from these in one at most. */
function nearest(chain: readonly Mention[], known: readonly Source[][]): Source[] | undefined {
  const differing = (sides: readonly Source[]) =>
    chain.filter(({ value }, at) => !sides[at] || !says(sides[at].value, value)).length;
  const same = known.filter(({ length }) => length === chain.length);
  return same.find((sides) => differing(sides) === 0) ?? same.find((sides) => differing(sides) === 1);
}

/** Most lines have no sides, and need not be searched for numbers. */
const MAY_HAVE_SIDES = /(?:by|[×xX*＊]|かける)\s?\.?\d/;

function sourcesOf(text: string, place: Pick<Source, "blockIndex" | "factId">): Source[][] {
  if (!MAY_HAVE_SIDES.test(text)) return [];
  return chainsIn(text, mentionsIn(text)).map((chain) =>
    chain.map(({ value, index }) => ({ ...place, value, excerpt: around(text, index), isSame: true })),
  );
}

/** Runs of numbers with nothing but "by" or × between them. */
function chainsIn(text: string, mentions: readonly Mention[]): Mention[][] {
  const chains: Mention[][] = [];
  for (const mention of mentions) {
    const before = chains.at(-1)?.at(-1);
    const between = before ? text.slice(before.index + before.text.length, mention.index) : "";
    if (before && BETWEEN_SIDES.test(between)) chains.at(-1)?.push(mention);
    else chains.push([mention]);
  }
  return chains.filter(({ length }) => length >= FEWEST_SIDES);
}
