import type { Page } from "#kernel/page";
import { speakable } from "../../text/signs/speakable.ts";
import { isChrome } from "../../text/wording.ts";

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
  const isOfEntries = linesAbove(blocks, new Set(things)).length >= FEWEST_ENTRIES;
  if (things.length < FEWEST || isOfEntries) return [];
  const different = language === "en" ? withoutForms(things) : things;
  return (different.length >= FEWEST_DIFFERENT ? different : things).slice(0, NAMED);
}

const FEWEST_DIFFERENT = 3;
/** "Dark Roast Beans" and "Dark Roast Pods": of several forms of one thing the first is named. */
const withoutForms = (names: readonly string[]): string[] => {
  const beginning = (name: string) => name.split(" ").slice(0, 2).join(" ");
  return [...new Map(names.toReversed().map((name) => [beginning(name), name])).values()].toReversed();
};

const FEWEST_ENTRIES = 3;
const SHORTEST_ENTRY = 36;
/** Names that stand in several groups, each below a longer line, tell of that line: who wrote it. */
const linesAbove = (blocks: Page["blocks"], names: ReadonlySet<string>): string[] =>
  blocks.flatMap(({ text, kind }, at) => {
    const isAbove = names.has(blocks[at + 1]?.text ?? "") && !names.has(text);
    return isAbove && kind !== "heading" && text.length >= SHORTEST_ENTRY && !/[.:]$/.test(text)
      ? [text]
      : [];
  });

const FEWEST_HEADLINES = 3;
const HEADLINE = { ja: [10, 44], en: [24, 100] } as const;

/** The first headlines on a page that has hardly anything else. */
export function headlinesOn({ blocks, language, type, title }: Page): string[] {
  const [least, most] = HEADLINE[language];
  const headings = blocks.filter(({ kind }) => kind === "heading");
  const headlines = headings
    .map(({ text, level }) => ({ text: speakable(text, language), level }))
    .filter(
      ({ text }) =>
        text.length >= least &&
        text.length <= most &&
        text !== title &&
        !/[\p{N}“”"「」.。!?！？|/]/u.test(text) &&
        (language === "ja" || text.split(" ").length >= FEWEST_WORDS) &&
        !isChrome(text, type),
    );
  // Below a headline its author has a heading, too.
  const ofLevel = Map.groupBy(headlines, ({ level = LOWEST }) => level);
  const levels = [...ofLevel.keys()].toSorted((a, b) => a - b);
  const named = levels.map((level) => [...new Set(ofLevel.get(level)?.map(({ text }) => text))]);
  return named.find(({ length }) => length >= FEWEST_HEADLINES)?.slice(0, FEWEST_HEADLINES) ?? [];
}
const FEWEST_WORDS = 4;
const LOWEST = 6;

/** "Oak Side Table": in English the names of goods are written with capitals. */
const isCapital = (text: string) =>
  text.split(" ").every((word) => /^\p{Lu}\p{Ll}/u.test(word) || /^(?:and|of|the|with|for|in|&)$/.test(word));
