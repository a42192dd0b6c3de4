import type { Page } from "#kernel/page";
import { englishVerbs } from "#kernel/text/english-verbs";
import { alternativesOf } from "#kernel/text/phrases";
import { toldThingsOf } from "../../rows/told-rows-en.ts";
import { sectionsOf } from "../../sections.ts";
import { singular } from "../../text/singular-en.ts";
import { entriesOf } from "../entries-en.ts";
import { countedNoun, countPromised, inOrder, labelOf, nameOf } from "./counted.ts";

/** One of the points of an English text: its heading, where the next part begins, and its name where it can be said. */
export interface HeadedPoint {
  heading: number;
  end: number;
  name: string | null;
}

/** The points of an English text, each below a heading of its own. */
export interface HeadedPoints {
  points: HeadedPoint[];
  /** The kind of each of them, by the title or its heading: "tip", "myth". */
  noun: string;
  /** Whether each heading says what is not so, and the text below it what is. */
  isDenied: boolean;
}

const FEWEST = 3;
const MOST = 10;
const LOWEST = 6;
/** Where fewer have a name that can be said, a listener would not know which are which. */
const HALF = 0.5;
/** Said in a sentence of its own, a name may be longer than among others. */
const LONGEST_NAME = 75;
const MISTAKEN = /^(?:myth|misconception|fallacy|lie|falsehood|misunderstanding|untruth)$/i;
const END = new RegExp(`^(?:${alternativesOf("heading-conclusions")})(?!\\p{L})`, "iu");

/** The points that an English page labels, numbers, or counts in its title; null where it does none of that. */
export function headedPointsOn(page: Page): HeadedPoints | null {
  if (page.language !== "en" || page.type === "product" || toldThingsOf(page)) return null;
  // Of a list of things the first are told, and not a word of each.
  if (entriesOf(page).length > 0) return null;
  const { title, blocks, type } = page;
  const sections = sectionsOf(blocks, type);
  const headings = blocks.flatMap(({ kind, text, level = LOWEST }, index) =>
    kind === "heading" && sections[index]?.kind === "own" && !END.test(withoutNumber(text))
      ? [{ index, level, text: text.normalize("NFKC").trim() }]
      : [],
  );
  const labelled = headings.flatMap((one) => {
    const label = labelOf(one.text, title);
    return label ? [{ ...one, ...label }] : [];
  });
  const kinds = new Set(labelled.map(({ kind }) => kind));
  const levels = [...Map.groupBy(headings, ({ level }) => level).values()];
  const numbered = levels.map((some) => some.filter(({ text }) => /^(?:#\s?)?\d/.test(text)));
  const promised = countPromised(page);
  const counted = promised ? levels.filter(({ length }) => length === promised) : [];
  const found =
    labelled.length >= FEWEST && kinds.size === 1
      ? labelled
      : ([...numbered.filter(isInOrder), ...counted][0] ?? []);
  if (found.length < FEWEST || found.length > MOST) return null;
  const points = found.map(({ index, level, text }) => {
    const next = blocks.findIndex(
      (block, at) => at > index && block.kind === "heading" && (block.level ?? LOWEST) <= level,
    );
    const said = labelOf(text, title)?.rest ?? text;
    return {
      heading: index,
      end: next === -1 ? blocks.length : next,
      name: nameOf(said, "en", LONGEST_NAME),
    };
  });
  const names = points.flatMap(({ name }) => name ?? []);
  // The same name twice is that of a label below each of several things.
  if (names.length < HALF * points.length || new Set(names).size < names.length) return null;
  const kind = found === labelled ? [...kinds].join() : countedNoun(title);
  if (kind === null && names.filter(isPartOfDocument).length > HALF * names.length) return null;
  const noun = singular(kind ?? "points");
  return { points, noun, isDenied: MISTAKEN.test(noun) };
}

/** "2. Hours of work", "8. Depths": a notice or a report numbers its parts, and counts no things. */
const isPartOfDocument = (name: string) => {
  const words = withoutNumber(name).split(/\s+/);
  return (
    words.length <= MOST_WORDS_OF_PART &&
    englishVerbs.get(words[0]?.toLowerCase() ?? "") !== "base" &&
    !words.some((word) => VERB.test(word))
  );
};
const MOST_WORDS_OF_PART = 5;
const VERB = /^(?:is|are|was|were|do|does|don[’']t|can|can[’']t|will|has|have|it|you|your|we|no|not)$/i;

const withoutNumber = (text: string) => text.trim().replace(/^(?:#\s?)?\d{1,2}[.):]?\s+/, "");
const isInOrder = (headings: readonly { text: string }[]) =>
  headings.length >= FEWEST && inOrder(headings.map(({ text }) => text)).length === headings.length;
