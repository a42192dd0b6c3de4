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
    lastNamed(headed, before.toLowerCase())
      .filter((one) => says(one.value, value))
      .map(({ value: there, blockIndex, name }) => ({
        value: there,
        blockIndex,
        factId: null,
        excerpt: name,
        isSame: true,
      }));
}

/** The headings that a text names last: "concert tuning" is none of plain "tuning", and each sum is that of the name before it. */
function lastNamed<H extends { name: string }>(headed: readonly H[], text: string): H[] {
  const ends = headed.map(({ name }) => (text.includes(name) ? text.lastIndexOf(name) + name.length : -1));
  const end = Math.max(0, ...ends);
  const last = headed.filter((_, at) => ends[at] === end);
  const longest = Math.max(0, ...last.map(({ name }) => name.length));
  return last.filter(({ name }) => name.length === longest);
}
