import type { Page } from "#kernel/page";
import { speakable } from "../text/speakable.ts";
import { isChrome } from "../text/wording.ts";

const FEWEST = 6;
const NAMED = 5;
const LENGTH = { ja: [4, 24], en: [8, 48] } as const;

/** The first names on a page that is a list of things and nothing else; none of a page that is less. */
export function thingsNamedOn({ blocks, language, type, title }: Page): string[] {
  const [least, most] = LENGTH[language];
  const names = blocks
    .filter(({ kind }) => kind === "list_item" || kind === "heading")
    .map(({ text }) => speakable(text, language))
    .filter(
      (text) =>
        text.length >= least &&
        text.length <= most &&
        text !== title &&
        // Codes, counts and whole sentences are no names.
        !/\d|[%％:：。.!?！？|/]/.test(text) &&
        (language === "ja" || (text.includes(" ") && isCapital(text))) &&
        !isChrome(text, type),
    );
  const things = [...new Set(names)];
  return things.length >= FEWEST ? things.slice(0, NAMED) : [];
}

/** "Oak Side Table": in English the names of goods are written with capitals. */
const isCapital = (text: string) =>
  text.split(" ").every((word) => /^\p{Lu}\p{Ll}/u.test(word) || /^(?:and|of|the|with|for|in|&)$/.test(word));
