import type { Page } from "#kernel/page";
import { singular } from "../../text/singular-en.ts";
import { leansOnPrevious } from "../../text/wording.ts";
import { leansInProse, standsLoosely } from "../stands.ts";
import type { Told } from "../wording.ts";

/** "Each use case has …", "Both looms of …": of things that were named before. */
const OF_SEVERAL = /^(?:each|both|either|neither)(?: of)?(?: the| these| those)? (\p{Ll}+)(?: (\p{Ll}+))?/iu;

const plural = (word: string) =>
  /[^aeiou]y$/.test(word)
    ? `${word.slice(0, -1)}ies`
    : /(?:s|x|z|ch|sh)$/.test(word)
      ? `${word}es`
      : `${word}s`;

/** No page has to name these. */
const KNOWN =
  /^(?:years?|months?|weeks?|days?|mornings?|afternoons?|evenings?|nights?|seasons?|summers?|winters?|springs?|autumns?|hours?|minutes?|times?|ways?|sides?|ones?|persons?|people|of|other)$/i;

/** The names that things counted by a sentence's first words have where they are several: "use cases" and "uses". */
function severalIn(text: string): string[] {
  const [, first = "", second = ""] = OF_SEVERAL.exec(text) ?? [];
  if (!first || KNOWN.test(first)) return [];
  const isMany = /^both/i.test(text) || /[^s]s$/.test(first);
  return isMany ? [first] : [plural(first), ...(second ? [`${first} ${plural(second)}`] : [])];
}

/**
 * Leaves out sentences on each of several things that the page named before and the script did not, with
 * those that go on from them. What no page has to name, as in "Each year …", is told.
 */
export function withoutOrphans(
  paragraphs: readonly Told[][],
  { blocks, language }: Page,
  title: string,
): Told[][] {
  if (language !== "en") return [...paragraphs];
  let heard = title.toLowerCase();
  let isLost = false;
  return paragraphs.map((paragraph) =>
    paragraph.filter(({ text, blockIndex }) => {
      const names = severalIn(text);
      const above = names.length > 0 ? textAbove(blocks, blockIndex ?? 0) : "";
      const named = names.filter((name) => hasWords(above, name));
      isLost =
        (named.length > 0 &&
          !named.some((name) => hasWords(heard, name) || hasWords(heard, singular(name)))) ||
        (isLost &&
          (leansOnPrevious(text, language) ||
            leansInProse(text, language) ||
            !standsLoosely(text, language)));
      if (!isLost) heard += ` ${text.toLowerCase()}`;
      return !isLost;
    }),
  );
}
const textAbove = (blocks: Page["blocks"], end: number) =>
  blocks
    .slice(0, end)
    .map(({ text }) => text.toLowerCase())
    .join(" ");
const hasWords = (text: string, words: string) => new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, "u").test(text);
