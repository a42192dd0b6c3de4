import type { Page } from "#kernel/page";
import { englishVerbs } from "#kernel/text/english-verbs";
import { articled } from "../../text/sentences/noun-phrase.ts";

const PRAISE =
  /^(?:(?:the|an?|our|your|world[’']s|ultimate|best|perfect|original|only|first|new|finest|most|amazing|essential|premium|iconic)\s+)+/i;
const FEWEST_LETTERS = 3;
const MOST_WORDS = 4;

/**
 * The kind of thing that data says behind a name of a word or two ("Tarn: The Ultimate Loom Opener, oak"), as
 * "a loom opener"; null where the page has not the same words in small letters.
 */
export function kindBesideName(name: string, { facts, blocks }: Pick<Page, "facts" | "blocks">) {
  const stated = facts.find(({ kind, value }) => kind === "name" && value === name);
  const longer = stated?.provenance?.others?.map(({ value }) => value) ?? [];
  for (const text of longer) {
    const tail = behind(name, text);
    const kind = tail.replace(PRAISE, "").toLowerCase();
    const words = kind.split(" ");
    const isPlain = words.every((word) => /^\p{L}[\p{L}-]*$/u.test(word) && word.length >= FEWEST_LETTERS);
    const isKind =
      words.length > 1 && words.length <= MOST_WORDS && isPlain && !englishVerbs.has(words[0] ?? "");
    if (!isKind || kind.endsWith("s")) continue;
    const isSaid = new RegExp(`(?<!\\p{L})${kind}(?!\\p{L})`, "u");
    if (blocks.some((block) => isSaid.test(block.text))) return articled(kind);
  }
  return null;
}

/** The words behind a name and its colon or dash, up to the next comma. */
function behind(name: string, text: string): string {
  if (!text.startsWith(name)) return "";
  const [, tail = ""] = /^\s*(?::|\s[-–—])\s+([^,|(–—]+)/u.exec(text.slice(name.length)) ?? [];
  return tail.trim();
}

/** "A card game by Ilse Marchetti", alone on a line below a name, as "a card game"; null elsewhere. */
export function kindBelowName({ blocks }: Pick<Page, "blocks">): string | null {
  const first = blocks.filter(({ kind }) => kind !== "heading").slice(0, FIRST_LINES);
  const [, kind = ""] =
    first.map(({ text }) => OF_AUTHOR.exec(text.trim())).find((found) => found !== null) ?? [];
  return kind ? articled(kind) : null;
}
const FIRST_LINES = 3;
const OF_AUTHOR =
  /^An? ((?:\p{Ll}[\p{Ll}-]+ ){0,2}\p{Ll}[\p{Ll}-]+) by \p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){0,3}(?:$| [·|•,] )/u;
