import type { Page } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { countInWords, englishNumber } from "#kernel/ties/english-number";
import type { Draft } from "../draft.ts";
import { toldThingsOf } from "../rows/told-rows-en.ts";
import { sectionsOf } from "../sections.ts";
import { listedInEnglish } from "../text/noun-phrase.ts";
import { countOfThings } from "./count-of-things-en.ts";
import { inOrder, nameOf } from "./counted.ts";
import { OF_SEVERAL } from "./entries-en.ts";

/** Fewer points need no list of them. */
const FEWEST = 3;
const MOST = 5;
/** Of a longer list its number and its first names say more than a part of it. */
const MOST_OF_MANY = 3;
/** The share of a script that may go into naming the points: they are what one came for. */
const SHARE = 0.32;
const HALF = 0.5;
const END = new RegExp(`^(?:${alternativesOf("heading-conclusions")})(?!\\p{L})`, "iu");
const EMPTY = new RegExp(`^(?:${alternativesOf("headings-without-matter")})$`, "i");

/**
 * Names the points of an English text by its numbered headings, in its order; null where they name no
 * subjects. Headings without numbers are no points: to name them would promise parts that are not told.
 */
export function outlineOf(page: Page, seconds: number): string | null {
  if (page.language !== "en") return null;
  const things = toldThingsOf(page);
  if (things) return countOfThings(page, things);
  const numbered = inOrder(headingsOf(page)).filter((name) => !END.test(name));
  const names = numbered.map((name) => nameOf(name, "en"));
  const said = names.flatMap((name) => name ?? []);
  // The same name twice is that of a label below each of several things.
  if (new Set(said).size < said.length) return null;
  if (said.length < FEWEST || said.length < HALF * names.length) return null;
  const isCounted = names.length > MOST && numbered.length === inOrder(headingsOf(page)).length;
  const number = isCounted ? countInWords(names.length) : undefined;
  for (let count = Math.min(number ? MOST_OF_MANY : MOST, said.length); count >= FEWEST; count -= 1) {
    const listed = listedInEnglish(said.slice(0, count).map((name) => `“${name}”`));
    const text = number
      ? numberedIn(page.title, number, listed)
      : `${count === names.length ? "Its points are" : "Among its points are"} ${listed}.`;
    if (sentenceSeconds(text, "en") <= SHARE * seconds) return text;
  }
  return null;
}

/** A title of "Top Looms" has said what there are so many of. */
const numberedIn = (title: string, number: string, listed: string) =>
  OF_SEVERAL.test(title)
    ? `It names ${number}, among them ${listed}.`
    : `Among its ${number} points are ${listed}.`;
const NAMES_FIRST = /^(?:It names|Among its) \S+(?:, among them| points are) /u;
const NUMBERED = /^(?:It (?:names|lists)|Among its) (\p{Ll}+|\d+)\b/u;

/** Whether an outline says of how many points it names the first. */
export const namesFirst = (outline: string): boolean => NAMES_FIRST.test(outline);

/** The outline with its number tied to the heading that bears it. */
export function outlined(text: string, { blocks }: Page): Draft {
  const [, word = ""] = NUMBERED.exec(text) ?? [];
  const bears = new RegExp(`^(?:#\\s?)?${englishNumber(word) || word}(?!\\d)`);
  const blockIndex = blocks.findIndex((block) => block.kind === "heading" && bears.test(block.text.trim()));
  return { text, ties: word && blockIndex >= 0 ? [{ text: word, blockIndex, factId: null }] : [] };
}

/** Without those of the whole, its beginning and its end. */
function headingsOf({ blocks, type, title }: Page): string[] {
  const sections = sectionsOf(blocks, type);
  return blocks.flatMap(({ kind, text }, index) => {
    const heading = text.trim();
    const isPart =
      kind === "heading" &&
      sections[index]?.kind !== "unspoken" &&
      !title.includes(heading) &&
      !EMPTY.test(heading) &&
      !END.test(heading);
    return isPart ? [heading] : [];
  });
}
