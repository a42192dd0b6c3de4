import type { Page } from "#kernel/page";
import type { Claims } from "./item-claims.ts";
import { type Mention, mentionsIn } from "./mentions.ts";
import { around, blocksRead, isMeantBy, type Source } from "./sources.ts";
import { wordBefore } from "./word-before.ts";

/** "Quillstone 6", 「ビルダー3」: a bare number behind a word that may be a name. */
const isNumberOfName = ({ value }: Mention) => value.kind === "amount" && value.unit === "";
const MAY_NAME = /^(?:[a-z]{4,}|[\p{Script=Katakana}ー]{3,})$/u;

/**
 * A number behind the name of the page's thing, "Quillstone 6", is one that the page has behind it: the page may
 * tell of Windows 10, too.
 */
export function numberedNamesOf({ title, facts, blocks }: Page): Claims {
  const names = [title, ...facts.flatMap(({ kind, value }) => (kind === "name" ? [value] : []))];
  const known = new Map<string, Source[]>();
  for (const text of names)
    for (const mention of mentionsIn(text)) {
      const word = wordBefore(text, mention.index);
      if (isNumberOfName(mention) && MAY_NAME.test(word)) known.set(word, []);
    }
  const add = (text: string, blockIndex: number | null) => {
    for (const { value, index } of known.size > 0 ? mentionsIn(text) : []) {
      const source = { value, blockIndex, factId: null, excerpt: around(text, index), isSame: true };
      known.get(wordBefore(text, index))?.push(source);
    }
  };
  for (const text of names) add(text, null);
  for (const [blockIndex, { text }] of blocksRead(blocks)) add(text, blockIndex);

  return (sentence, mentions) =>
    mentions.map((mention) => {
      const sources = isNumberOfName(mention) ? known.get(wordBefore(sentence, mention.index)) : undefined;
      return sources?.filter(({ value }) => isMeantBy(value, mention)) ?? null;
    });
}
