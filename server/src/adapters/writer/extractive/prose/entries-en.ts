import type { Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import type { ProseLine } from "./lines.ts";
import { textOfLine } from "./measure.ts";
import type { Passage } from "./passages/passages.ts";
import { inOrder, nameOf } from "./points/counted.ts";

/** A title that promises several things of a kind: "Top 10 Looms", "The Best Mills", "7 Reeds". */
export const OF_SEVERAL = /\b(?:top|best|leading|greatest)\b.*s\b|^(?:the |our |my )?\d{1,2} .*s\b/i;
const FEWEST = 4;
/** For each of so many seconds of a script one entry more is told; the first ones lead any such list. */
const SECONDS_AN_ENTRY = 20;
const FEWEST_TOLD = 3;

interface Entry {
  heading: number;
  /** Where the next part begins. */
  end: number;
  /** The words of its name; none where its own text has no name for it. */
  terms: ReadonlySet<string>;
}

/** The entries of an English page that ranks or lists things below a heading each, in their order. */
export function entriesOf({ title, blocks, language }: Page): Entry[] {
  if (language !== "en" || !OF_SEVERAL.test(title)) return [];
  const headings = blocks.flatMap(({ kind, text, level = LOWEST }, index) =>
    kind === "heading" ? [{ index, level, text: text.normalize("NFKC").trim() }] : [],
  );
  const found = [...Map.groupBy(headings, ({ level }) => level).values()].find(
    (some) => inOrder(some.map(({ text }) => text)).length >= FEWEST,
  );
  const named = found?.filter(({ text }) => /^(?:#\s?)?\d/.test(text)) ?? [];
  return named.map(({ index, level, text }) => {
    const next = headings.find((other) => other.index > index && other.level <= level);
    const end = next?.index ?? blocks.length;
    const terms = contentTerms(nameOf(text, "en") ?? text, "en");
    // A point of advice is told without the words above it; a house is called by its name.
    const isCalled = blocks.slice(index + 1, end).some((block) => names(block.text, terms));
    return { heading: index, end, terms: isCalled ? terms : NONE };
  });
}
const LOWEST = 6;
const NONE: ReadonlySet<string> = new Set();

/** One word of a name may be a word of the language. */
const FEWEST_TERMS = 2;
function names(text: string, terms: ReadonlySet<string>): boolean {
  const said = contentTerms(text, "en");
  return [...terms].filter((term) => said.has(term)).length >= Math.min(FEWEST_TERMS, terms.size);
}

/** The lines of such a page up to as many entries as its script has time for: one of the last tells nothing of the whole. */
export function fromFirstEntries(
  lines: readonly ProseLine[],
  entries: readonly Entry[],
  seconds: number,
): ProseLine[] {
  const later = entries.slice(Math.max(FEWEST_TOLD, Math.floor(seconds / SECONDS_AN_ENTRY)));
  const isLater = ({ blockIndex, sought }: ProseLine) =>
    sought === 0 && later.some(({ heading, end }) => blockIndex > heading && blockIndex < end);
  return lines.filter((line) => !isLater(line));
}

/** Of an entry a passage tells that names it; what else stands below its name would be told of all of them. */
export function withEntriesNamed(passages: readonly Passage[], entries: readonly Entry[]): Passage[] {
  return passages.map((passage) => {
    const [first] = passage.lines;
    const entry = entries.find(
      ({ heading, end }) => first && first.blockIndex > heading && first.blockIndex < end,
    );
    if (!first || !entry || first.sought > 0) return passage;
    const isNamed = names(textOfLine(first), entry.terms);
    const isAnnounced = first.blockIndex === entry.heading + 1 && first.isTold === true;
    return isNamed || isAnnounced
      ? { ...passage, isEntry: true }
      : { ...passage, isEntry: false, stands: false, follows: passage.follows && !passage.opensSection };
  });
}
