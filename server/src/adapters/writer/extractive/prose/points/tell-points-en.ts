import type { Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { warmsUp } from "../../merits-en.ts";
import { listedInEnglish } from "../../text/sentences/noun-phrase.ts";
import { advises, isOfAdvice } from "../advice.ts";
import type { ProseLine } from "../lines.ts";
import { secondsOfLines, textOfLine } from "../measure.ts";
import { announces, asks, isHalfWithout, opensSection, standsAlone } from "../stands.ts";
import { type Told, toldOf } from "../wording.ts";
import { kindPromised, nameOf } from "./counted.ts";
import type { Outline } from "./outline-en.ts";
import { matterOf } from "./point-matter-en.ts";
import { pointsOfThings } from "./points-of-things-en.ts";

/** One of the things that a page tells of below a heading each, with the sentences to tell of it. */
interface Point {
  name: string;
  heading: number;
  /** Its place among the points of the page. */
  place: number;
  lines: ProseLine[];
  /** Whether its first sentence is ours, and says its name. */
  isNamed?: boolean;
}

/** One point alone is no list. */
const FEWEST = 2;
/** The share of the time for what stands before the first point. */
const INTRODUCTION = 0.2;
const MOST_OF_POINT = 2;
/** Where the points fill less of the time, other passages have to help. */
const FILLED = 0.6;
const PAUSE = 0.4;

/**
 * Tells the named points of an English page in its order, a sentence or two of each, beginning with the first,
 * and the names of those for which there is no time: none has to be named before. Null where they cannot be told so.
 */
export function pointsTeller(
  lines: readonly ProseLine[],
  page: Page,
  named: Outline | null,
  isFit: (sentence: string) => boolean,
): (budget: number, roomOfNames: number) => { told: Told[][]; namesAll: boolean } | null {
  const things = pointsOfThings(lines, page, (own) => tellable(own, page.blocks, false));
  const ofText =
    named && page.language === "en" && !OF_OTHERS.test(page.title) ? pointsOf(lines, page, named) : [];
  const all = things ?? ofText;
  const points = all.filter((point) => point.lines.length > 0);
  const [first] = points;
  // A list that is told from its middle on leaves out what leads it.
  if (!first || points.length < FEWEST || first.place > 0) return () => null;
  // An introduction to things that are listed says little but how many and how exciting they are.
  const before = things ? [] : lines.filter(({ blockIndex }) => blockIndex < first.heading);
  const namesAll = !things;
  const kind = kindPromised(page);
  return (seconds, roomOfNames) => {
    const budget = namesAll ? seconds + roomOfNames : seconds;
    const introduction = introductionOf(before, INTRODUCTION * budget);
    let left = budget - secondsOfLines(introduction);
    const told: Telling[] = [];
    for (const point of points) {
      const frame = frameOf(point, told.at(-1)?.point.place ?? -1, kind);
      if (frame && !isFit(frame)) continue;
      const one = { point, frame, own: shortest(point.lines) };
      if (costOf([one]) > left) break;
      left -= costOf([one]);
      told.push(one);
    }
    const rest = namesAll ? restOf(all, told, left, { kind, isFit }) : null;
    left =
      budget -
      secondsOfLines(introduction) -
      costOf(told) -
      (rest ? sentenceSeconds(rest.text, "en") + PAUSE : 0);
    // First a sentence of as many as there is time for, and then their second ones.
    for (const one of told) {
      const more = secondsOfLines(one.point.lines) - secondsOfLines(one.own);
      if (more > left) continue;
      left -= more;
      one.own = one.point.lines;
    }
    if (told.length < FEWEST || left > (1 - FILLED) * budget) return null;
    const paragraphs = told.map(({ point, frame, own }) => [
      ...(frame ? [{ text: frame, blockIndex: point.heading, isFrame: true }] : []),
      ...toldOf(own),
    ]);
    const opened = introduction.length > 0 ? [toldOf(introduction)] : [];
    return { told: [...opened, ...paragraphs, ...(rest ? [[rest]] : [])], namesAll };
  };
}

/** Names the points for which there was no time; one that is told gives its own for them, as long as enough are. */
function restOf(
  points: readonly Point[],
  told: Telling[],
  left: number,
  { kind, isFit }: { kind: string | null; isFit: (text: string) => boolean },
) {
  for (let room = left; told.length >= FEWEST && told.length < points.length; ) {
    const last = told.at(-1)?.point.place ?? -1;
    const names = points.flatMap(({ name, place }) => (place > last ? [quoted(name)] : []));
    const listed = names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED - 1), "others"] : names;
    const text =
      listed.length > 1
        ? `Further ${pluralOf(kind ?? "point")} are ${listedTitles(listed)}.`
        : `Another ${kind ?? "point"} is ${listed[0]}.`;
    if (names.length === 0 || !isFit(text)) return null;
    if (sentenceSeconds(text, "en") + PAUSE <= room) return { text, blockIndex: null, isFrame: true };
    if (told.length === FEWEST) return null;
    room += costOf(told.splice(-1));
  }
  return null;
}
/** The title's own word for its things has an ordinary plural: "essays", "strategies". */
const pluralOf = (kind: string) =>
  /[^aeiou]y$/.test(kind)
    ? `${kind.slice(0, -1)}ies`
    : `${kind}${/(?:s|x|z|ch|sh)$/.test(kind) ? "es" : "s"}`;
/** More names than these nobody keeps in mind. */
const MOST_NAMED = 5;

interface Telling {
  point: Point;
  frame: string | null;
  own: ProseLine[];
}

const costOf = (told: readonly Telling[]) =>
  told.reduce(
    (sum, { frame, own }) => sum + PAUSE + (frame ? sentenceSeconds(frame, "en") : 0) + secondsOfLines(own),
    0,
  );

/**
 * The heading of a myth is wrong, and so may be the first sentence below it; of a ranking's house is told only
 * what calls it by its name.
 */
const OF_OTHERS = /\b(?:top|best|leading|greatest|myths?|misconceptions?|lies|debunk\p{L}*|fallac\p{L}+)\b/iu;

function pointsOf(lines: readonly ProseLine[], page: Page, { said, namesFirst }: Outline): Point[] {
  const { blocks } = page;
  const isHowTo = isOfAdvice(page) || /\bhow to\b/i.test(page.title);
  const isNamed = (name: string | null) => said.text.includes(`“${name}”`);
  const isCounted =
    namesFirst ||
    blocks.some(
      ({ kind, text }) => kind === "heading" && NUMBERED.test(text.trim()) && isNamed(nameOf(text, "en")),
    );
  const headings = blocks.flatMap(({ kind, text, level }, heading) => {
    const name = kind === "heading" ? nameOf(text, "en") : null;
    const isPoint = isNamed(name) || (isCounted && NUMBERED.test(text.trim()));
    return name && isPoint ? [{ name, heading, level: level ?? LOWEST }] : [];
  });
  return headings.flatMap(({ name, heading, level }, place) => {
    const next = blocks.findIndex(
      (block, at) => at > heading && block.kind === "heading" && (block.level ?? LOWEST) <= level,
    );
    const end = next === -1 ? blocks.length : next;
    const own = lines.filter(({ blockIndex }) => blockIndex > heading && blockIndex < end);
    return [{ name, heading, place, lines: tellable(own, blocks, isHowTo, name) }];
  });
}
const LOWEST = 6;
const NUMBERED = /^(?:#\s?)?\d{1,2}[.):\s]/;

/** From the first sentence that says something by itself; of a how-to, from the first that says what to do. */
function tellable(
  lines: readonly ProseLine[],
  blocks: Page["blocks"],
  isHowTo: boolean,
  name = "",
): ProseLine[] {
  const canBegin = (line: ProseLine) => {
    const text = textOfLine(line);
    const isOwn = line.begins ? opensSection(text) && !line.leans : standsAlone(text, "en");
    const isEmpty = warmsUp(text) || asks(text) || announces(text, "en");
    return isOwn && !isEmpty && !OF_PROBLEM.test(blocks[line.blockIndex]?.text ?? "");
  };
  const deed = isHowTo ? lines.findIndex((line) => canBegin(line) && instructs(textOfLine(line))) : -1;
  const begun = deed === -1 ? lines.findIndex(canBegin) : deed;
  if (begun === -1) return [];
  const matter = deed === -1 ? matterOf(lines.slice(begun), name, canBegin) : lines.slice(begun);
  const [first, second] = matter.slice(0, MOST_OF_POINT);
  if (!first) return [];
  const goesOn =
    second?.blockIndex === first.blockIndex && !second.gap && !announces(textOfLine(second), "en");
  if (goesOn) return [first, second];
  return isHalf(first, second) ? [] : [first];
}
const instructs = (text: string) => advises(text) || /\bshould\b/.test(text);
/** "The Problem: …": behind it stands what is done about it. */
const OF_PROBLEM = /^(?:the )?(?:problem|challenge|issue|myth)s?\s?:/i;
const isHalf = (line: ProseLine, next: ProseLine | undefined) =>
  next !== undefined &&
  next.blockIndex === line.blockIndex &&
  isHalfWithout(textOfLine(next), textOfLine(line), "en");

/** The first sentence of a point, with the one that it is half without. */
function shortest(lines: ProseLine[]): ProseLine[] {
  const [first, second] = lines;
  return first && !isHalf(first, second) ? [first] : lines;
}

/** The beginning of the page up to its first point, without what only announces the list. */
function introductionOf(lines: readonly ProseLine[], seconds: number): ProseLine[] {
  let sum = 0;
  const start = lines.findIndex((line) => line.kind === "paragraph" && standsAlone(textOfLine(line), "en"));
  const all = start === -1 ? [] : lines.slice(start);
  const end = all.findIndex((line, at) => {
    sum += line.seconds;
    return at > 0 && (sum > seconds || line.gap || line.blockIndex !== all[0]?.blockIndex);
  });
  const told = end === -1 ? all : all.slice(0, end);
  return told.slice(0, told.findLastIndex((line) => !announces(textOfLine(line), "en")) + 1);
}

/** Says the name of a point, unless its own sentence does; the first one with the title's word for it. */
function frameOf(
  { name, place, lines: [first], isNamed }: Point,
  last: number,
  kind: string | null,
): string | null {
  if (isNamed) return null;
  const said = contentTerms(first ? textOfLine(first) : "", "en");
  const terms = [...contentTerms(name, "en")];
  if (terms.length > 0 && terms.every((term) => said.has(term))) return null;
  if (place === 0) return `${kind ? `The first ${kind} is` : "First comes"} ${quoted(name)}.`;
  return `${place === last + 1 ? NEXT[last % NEXT.length] : "Further on comes"} ${quoted(name)}.`;
}
const NEXT = ["Next comes", "Then comes"];
const listedTitles = (titles: readonly string[]) =>
  titles.some((title) => title.includes("”, by "))
    ? listedInEnglish(titles)
    : `${titles.slice(0, -1).join(", ")} and ${titles.at(-1)}`;
/** "Boring Looms by Anna Tarn": who wrote it is no part of the title. */
const quoted = (name: string) => {
  const [, title = name, author] =
    /^(.+) by (\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3})(?: \(\p{Lu}+\))?$/u.exec(name) ?? [];
  return author ? `“${title}”, by ${author}` : `“${title}”`;
};
