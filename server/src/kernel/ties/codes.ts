import type { Page } from "#kernel/page";
import type { Mention } from "./mentions.ts";
import { blocksRead } from "./sources.ts";

/** "TLM 103", "DDR5 6400": a word of a name, and the number right behind it. */
const CODE =
  /(?<![\p{L}\p{N}])(?<word>\p{Lu}[\p{Lu}\p{N}&-]+?[ -]?)(?<number>\d[\d.,]*(?<![.,]))(?![\p{N}%])/gu;
const WORD_BEFORE = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}&-]+[ -]?$/u;

/** "CHF 59" is a sum. */
const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));
const isOfName = (word: string) => /\p{Lu}{3}|\d/u.test(word) && !CURRENCIES.has(word.trim());

/** "at Creek 4x4": a number of the house's name. */
function isWithin(name: string, sentence: string, index: number): boolean {
  const at = sentence.lastIndexOf(name, index);
  return at !== -1 && index < at + name.length;
}

/**
 * Whether a bare number belongs to the name before it, as the page writes it: a number of a name is no price and no
 * count, whatever else the sentence tells.
 */
export function codesOn({
  title,
  site,
  facts,
  blocks,
}: Page): (sentence: string, mention: Mention) => boolean {
  let known: Set<string> | undefined;
  const read = () => {
    const texts = [
      title,
      ...facts.map(({ value }) => value),
      ...blocksRead(blocks).map(([, { text }]) => text),
    ];
    return new Set(
      texts.flatMap((text) =>
        [...text.matchAll(CODE)].map(({ groups }) => `${groups?.word}${groups?.number}`),
      ),
    );
  };
  return (sentence, { text, index, value }) => {
    if (value.kind !== "amount" || value.unit !== "") return false;
    if (site && /\p{L}/u.test(site) && isWithin(site, sentence, index)) return true;
    const [word] = WORD_BEFORE.exec(sentence.slice(0, index)) ?? [];
    if (!word || !isOfName(word)) return false;
    known ??= read();
    return known.has(`${word}${text}`);
  };
}
