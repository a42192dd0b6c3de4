import type { Page } from "#kernel/page";
import { type Mention, mentionsIn } from "./mentions.ts";
import type { Source } from "./sources.ts";
import { isMoney, says } from "./values.ts";

/** A sum with no more around it than "from" and "each". */
const BARE = /^(?:from )?\p{Sc}\s?[\d.,]+(?: (?:an?|per|each)(?: \p{Ll}+)?)?$/iu;
const SHORTEST_NAME = 6;

/** The sums that stand alone right below a heading: they are the heading's, whatever stands around the card. */
export function headedPricesOn({ blocks }: Page): (mention: Mention, before: string) => Source[] {
  const headed = blocks.flatMap(({ text }, at) => {
    const above = blocks[at - 1];
    if (above?.kind !== "heading" || above.text.length < SHORTEST_NAME || !BARE.test(text.trim())) return [];
    const [{ value } = { value: null }] = mentionsIn(text);
    return value && isMoney(value) ? [{ name: above.text.trim().toLowerCase(), value, blockIndex: at }] : [];
  });
  return ({ value }, before) =>
    headed
      .filter((one) => says(one.value, value) && before.toLowerCase().includes(one.name))
      .map(({ value: there, blockIndex, name }) => ({
        value: there,
        blockIndex,
        factId: null,
        excerpt: name,
        isSame: true,
      }));
}
