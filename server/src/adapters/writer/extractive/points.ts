import type { Block } from "#kernel/page";
import { englishVerbs } from "#kernel/text/english-verbs";
import { phrases } from "#kernel/text/phrases";
import type { Section } from "./sections.ts";
import { standsInEnglish, withSubject } from "./text/english-sentence.ts";
import { speakable } from "./text/speakable.ts";
import { isChrome } from "./text/wording.ts";

const FEWEST = 2;
const MOST = 4;
const LONGEST = 90;
const HOUSEKEEPING = phrases("goods-housekeeping");
/** Addresses the buyer, or speaks of the shop. */
const PERSONAL = /\b(?:you|your|we|our|us|my|i)\b/i;
const MARKS = /[.:!?;|\d€£$%@&/()“”"]/;

/**
 * Points of goods that are no sentences, "Durable coating on the inside", as one that names them, at the
 * place of the first. Sizes, colours and links have no words in small letters, and are none.
 */
export function pointsInWords(blocks: readonly Block[], sections: readonly Section[]): Map<number, string> {
  const spoken = new Map<number, string>();
  for (const [start, { kind }] of blocks.entries()) {
    if (kind !== "list_item" || blocks[start - 1]?.kind === "list_item") continue;
    if (sections[start]?.kind !== "own") continue;
    const end = blocks.findIndex((block, index) => index > start && block.kind !== "list_item");
    const points = blocks
      .slice(start, end === -1 ? undefined : end)
      .map(({ text }, index) => ({ text: speakable(text, "en").replace(/[.,]$/, ""), at: start + index }))
      .filter(({ text }) => isPoint(text))
      .slice(0, MOST);
    const [first] = points;
    if (first && points.length >= FEWEST) spoken.set(first.at, sentenceOf(points.map(({ text }) => text)));
  }
  return spoken;
}

function isPoint(text: string): boolean {
  const words = text.split(/\s+/);
  const isPhrase =
    words.length >= 3 && text.length <= LONGEST && words.slice(1).some((word) => /^\p{Ll}{4}/u.test(word));
  if (!isPhrase || MARKS.test(text) || PERSONAL.test(text)) return false;
  if (isImperative(words[0] ?? "") || HOUSEKEEPING.test(text) || isChrome(text, "product")) return false;
  return !standsInEnglish(`${text}.`) && !standsInEnglish(withSubject(`${text}.`, false));
}

const isImperative = (word: string) =>
  /^(?:do|be|not)$/i.test(word) || englishVerbs.get(word.toLowerCase()) === "base";

function sentenceOf(points: readonly string[]): string {
  const said = points.map((text) =>
    /^\p{Lu}\p{Ll}+\s\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text,
  );
  const isNested = said.some((text) => /,|\band\b/.test(text));
  const [last, rest] = [said.at(-1), said.slice(0, -1)];
  return `The features include ${rest.join(isNested ? "; " : ", ")}${isNested ? "; and" : " and"} ${last}.`;
}
