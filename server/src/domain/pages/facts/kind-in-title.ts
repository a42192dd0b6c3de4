import { type Documentish, squash } from "../html/dom.ts";
import { titleParts } from "../html/title-parts.ts";

const WORD = String.raw`\p{L}[\p{L}-]*`;
const BEHIND = new RegExp(`^(?:\\s?[:,])?\\s+(?:(?:the|an?|our)\\s+)?(${WORD}(?: ${WORD}){0,3})$`, "iu");

/**
 * Words of a document's title behind the name of the thing: "e-paper tide clock" of "Slack: the e-paper tide
 * clock – Tarn"; null where it says no words, or more than four.
 */
export function kindInTitle(document: Documentish, names: readonly string[]): string | null {
  const parts = titleParts(squash(document.querySelector("title")?.textContent));
  for (const part of parts)
    for (const name of names) {
      const isBegun = name.length > 1 && part.toLowerCase().startsWith(name.toLowerCase());
      const [, kind] = isBegun ? (BEHIND.exec(part.slice(name.length)) ?? []) : [];
      if (kind) return kind.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());
    }
  return null;
}
