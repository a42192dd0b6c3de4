import type { Page } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { countInWords } from "#kernel/ties/english-number";
import { type Draft, plain } from "../../draft.ts";
import { toldThingsOf } from "../../rows/told-rows-en.ts";
import { sectionsOf } from "../../sections.ts";
import { listedInEnglish } from "../../text/sentences/noun-phrase.ts";
import { OF_SEVERAL } from "../entries-en.ts";
import { countOfThings } from "./count-of-things-en.ts";
import { inOrder, nameOf } from "./counted.ts";
import { coveredOn } from "./covered-en.ts";
import { learnedOn } from "./learned-en.ts";

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

/** Whether a heading names no part of a text: its introduction, its end. */
export const isOfFrame = (heading: string): boolean => EMPTY.test(heading) || END.test(heading);

/** A sentence that names the points of a text before they are told. */
export interface Outline {
  said: Draft;
  /** Whether it says how many there are, and names the first of them only. */
  namesFirst: boolean;
  /** Blocks that are told by it. */
  blocks?: readonly number[];
  /** Whether it names sections, which a script that tells all of the text need not name. */
  isOfSections?: boolean;
}

/**
 * Says what an English text is going to tell: what a manual promises that one will learn, the points that a text has
 * numbered, or the sections of a manual; null where there are none.
 */
export function outlineOf(page: Page, seconds: number): Outline | null {
  if (page.language !== "en") return null;
  const learned = learnedOn(page, seconds);
  if (learned) return { ...learned, namesFirst: false };
  const points = pointsOf(page, seconds);
  if (points || toldThingsOf(page)) return points;
  const covered = coveredOn(page, seconds);
  return covered && { said: covered, namesFirst: false, isOfSections: true };
}

/**
 * Names the points of an English text by its numbered headings, in its order; null where they name no
 * subjects. Headings without numbers are no points: to name them would promise parts that are not told.
 */
function pointsOf(page: Page, seconds: number): Outline | null {
  const things = toldThingsOf(page);
  const count = things && countOfThings(page, things);
  if (things) return count && { said: count, namesFirst: false };
  const numbered = inOrder(headingsOf(page)).filter((name) => !END.test(name));
  const names = numbered.map((name) => nameOf(name, "en"));
  const said = names.flatMap((name) => name ?? []);
  // The same name twice is that of a label below each of several things.
  if (new Set(said).size < said.length) return null;
  if (said.length < FEWEST || said.length < HALF * names.length) return null;
  const isCounted = names.length > MOST && numbered.length === inOrder(headingsOf(page)).length;
  for (let most = Math.min(isCounted ? MOST_OF_MANY : MOST, said.length); most >= FEWEST; most -= 1) {
    const listed = listedInEnglish(said.slice(0, most).map((name) => `“${name}”`));
    const draft = isCounted
      ? countedIn(page, names.length, listed)
      : plain(`${most === names.length ? "Its points are" : "Among its points are"} ${listed}.`);
    if (sentenceSeconds(draft.text, "en") <= SHARE * seconds) return { said: draft, namesFirst: isCounted };
  }
  return null;
}

/** Says how many points there are, tied to the heading that bears the number. A title of "Top Looms" has named them. */
function countedIn({ title, blocks }: Page, count: number, listed: string): Draft {
  const number = countInWords(count);
  const bears = new RegExp(`^(?:#\\s?)?${count}(?!\\d)`);
  const blockIndex = blocks.findIndex(({ kind, text }) => kind === "heading" && bears.test(text.trim()));
  const text = OF_SEVERAL.test(title)
    ? `It names ${number}, among them ${listed}.`
    : `Among its ${number} points are ${listed}.`;
  return { text, ties: blockIndex >= 0 ? [{ text: number, blockIndex, factId: null }] : [] };
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
      !isOfFrame(heading);
    return isPart ? [heading] : [];
  });
}
