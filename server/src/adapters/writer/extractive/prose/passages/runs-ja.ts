import type { ScriptSettings } from "#kernel/script-settings";
import { contentTerms } from "#kernel/text/content-terms";
import type { Subject } from "../../draft.ts";
import { rank } from "../../rank.ts";
import { goesOnWithStory, isOfOrdinal, isPoint } from "../leans/set-ups-ja.ts";
import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { announces, isHalfWithout, shortNamesIn, standsAlone, standsLoosely } from "../stands.ts";
import { bestRuns, type Choosable } from "./best-runs.ts";
import { isHalfTold } from "./cuts.ts";
import { callsForDeed } from "./ends.ts";
import type { Passage } from "./passages.ts";
import type { Pick } from "./pick.ts";
import { claimOf, claimsBefore } from "./worth.ts";

/** Of fewer sentences, or in hardly less time than all of them take, whole paragraphs are told. */
const FEWEST = 12;
const MOST_TOLD = 0.83;
/** A score of so much is worth nothing; above it each second counts so many times. */
const WORTHLESS = 0.9;
const PER_SCORE = 4 / 3;
/** Each second of the things in the title is worth so much more. */
const TITLED = 0.3;
const MOST_TITLED = 4;
/** A listener who has heard of one point waits for the next. */
const POINT = 8;
/** Losses of a beginning, from a section's first sentence that stands alone to one that goes on from another. */
const BEGINNINGS = [2, 4, 7, 12] as const;
const LEANING = 20;
/** The sentence before it in its paragraph cannot be said. */
const TORN = 40;
/** As above, behind those sentences of it that are told. */
const OVER_GAP = 20;
/** Losses of an end: behind a sentence that is half without the next, and within a paragraph. */
const HALF = 20;
const CUT = 1;
/** A paragraph that asks for a deed tells nothing. */
const CALL = 40;
/** A text ends where its page does. */
const ENDING = 14;
/** Of somebody whom nobody knows nothing is told. */
const UNKNOWN = -1000;

/**
 * The best runs of sentences of a long Japanese text, each as a passage: an editor takes what matters from
 * everywhere, two or three sentences at a time. Null where whole paragraphs are told instead.
 */
export function runsInJapanese(
  lines: readonly ProseLine[],
  budget: number,
  subject: Subject,
  settings: ScriptSettings,
  ending: ReadonlySet<ProseLine>,
): { passages: Passage[]; picks: Pick[]; seconds: number } | null {
  const whole = lines.reduce((sum, { seconds }) => sum + seconds, 0);
  if (lines.length < FEWEST || budget > MOST_TOLD * whole || !lines.every(isPlain)) return null;
  const scores = rank(lines, subject, settings);
  const texts = lines.map(textOfLine);
  const title = contentTerms(subject.page.title, "ja");
  const blocks = lines.map(({ blockIndex }) => blockIndex);
  const all = lines.map((line, index) =>
    choosable(line, {
      before: lines[index - 1],
      next: lines[index + 1],
      score: scores[index] ?? 0,
      ending,
      paragraph: subject.page.blocks[line.blockIndex]?.text ?? "",
      isHalfTold: isHalfTold(texts, blocks, index),
      titled: sharedWith(title, texts[index] ?? ""),
      isInStory: goesOnWithStory(texts, blocks, index) || isOfOrdinal(texts, index),
    }),
  );
  const passages = runsOf(lines, knownIn(lines, all, budget, subject));
  return {
    passages,
    picks: passages.map(({ lines: { length } }, passage) => ({ passage, count: length })),
    seconds: passages.flatMap((passage) => passage.lines).reduce((sum, { seconds }) => sum + seconds, 0),
  };
}

function sharedWith(title: ReadonlySet<string>, text: string): number {
  const shared = [...contentTerms(text, "ja")].filter((term) => title.has(term)).length;
  return Math.min(1, shared / Math.min(MOST_TITLED, Math.max(1, title.size)));
}

/** The best choice in which nobody is called by a short name before the name was told in full. */
function knownIn(
  lines: readonly ProseLine[],
  all: Choosable[],
  budget: number,
  { page, name }: Subject,
): number[] {
  const isNamedBefore = (index: number, short: string) =>
    lines.slice(0, index).some((line) => textOfLine(line).includes(short));
  for (;;) {
    const taken = bestRuns(all, budget);
    const strangers = taken.filter((index) => {
      const before = taken.filter((one) => one < index).map((one) => textAt(lines, one));
      const heard = [page.title, name, ...before].join(" ");
      return shortNamesIn(textAt(lines, index), "ja").some(
        (short) => !heard.includes(short) && isNamedBefore(index, short),
      );
    });
    if (strangers.length === 0) return taken;
    for (const index of strangers) all[index] = { ...(all[index] as Choosable), worth: UNKNOWN };
  }
}

const textAt = (lines: readonly ProseLine[], index: number) => {
  const line = lines[index];
  return line ? textOfLine(line) : "";
};
function runsOf(lines: readonly ProseLine[], taken: readonly number[]): Passage[] {
  const runs: ProseLine[][] = [];
  for (const [at, index] of taken.entries()) {
    const line = lines[index];
    if (!line) continue;
    const goesOn = taken[at - 1] === index - 1 && lines[index - 1]?.section === line.section;
    if (goesOn) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs.map(passageOf);
}

const isPlain = ({ isRow, isTold, isCondition, sought }: ProseLine) =>
  !isRow && !isTold && !isCondition && sought === 0;

interface Place {
  before: ProseLine | undefined;
  next: ProseLine | undefined;
  score: number;
  ending: ReadonlySet<ProseLine>;
  /** All of the paragraph on the page. */
  paragraph: string;
  /** Whether the text leads to something that stands behind it. */
  isHalfTold: boolean;
  isInStory: boolean;
  /** The share of the title's words that it has, of four at the most. */
  titled: number;
}
function choosable(
  line: ProseLine,
  { before, next, score, ending, paragraph, isHalfTold, isInStory, titled }: Place,
): Choosable {
  const text = textOfLine(line);
  const isEnd = ending.has(line) && !(before && ending.has(before));
  const stands = standsAlone(text, "ja");
  const place = before?.section !== line.section ? 0 : before.blockIndex !== line.blockIndex ? 1 : 2;
  // A heading says of what a sentence speaks, and a new paragraph may.
  const lean = stands ? 0 : standsLoosely(text, "ja") ? 1 : 3;
  const isHalf =
    isHalfTold ||
    announces(text, "ja") ||
    (claimsBefore(text) && next?.blockIndex === line.blockIndex) ||
    (next?.section === line.section && isHalfWithout(textOfLine(next), text, "ja"));
  const isTorn = (line.gap && !stands) || isInStory;
  return {
    seconds: line.seconds,
    worth:
      PER_SCORE * (score - WORTHLESS) * line.seconds +
      claimOf(text) +
      (isPoint(text) ? POINT : 0) +
      TITLED * titled * line.seconds +
      (isEnd ? ENDING : 0) -
      (callsForDeed(paragraph) ? CALL : 0),
    within: line.gap && !stands ? OVER_GAP : 0,
    start: !before || isEnd ? 0 : isTorn ? TORN : (BEGINNINGS[place + lean] ?? LEANING),
    end: isHalf || (ending.has(line) && next) ? HALF : next?.blockIndex === line.blockIndex ? CUT : 0,
  };
}

const passageOf = (lines: ProseLine[]): Passage => ({
  lines,
  stands: true,
  follows: false,
  opensSection: lines[0]?.blockIndex === (lines[0]?.section ?? 0) + 1,
  concludes: false,
  warmsUp: false,
  announces: false,
  cuts: [lines.length],
});
