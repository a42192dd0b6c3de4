import type { Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { overlapOf, piecesOf, SAME_IDEA, saidBy } from "../../similarity.ts";
import type { Chooser } from "../chooser.ts";
import { lazily } from "../lazily.ts";
import { isHalfTold } from "../leans/leads-on-ja.ts";
import { goesOnWithStory, isOfOrdinal } from "../leans/set-ups-ja.ts";
import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { essentialsOf } from "../notices/essentials-ja.ts";
import { bestRuns, type Choosable } from "../passages/best-runs.ts";
import { callsForDeed } from "../passages/ends.ts";
import { announces, asks, isHalfWithout, isWarnedBy, shortNamesIn } from "../stands.ts";
import { safetyOf } from "../steps/safety-ja.ts";
import { feesOfReport, isReport } from "../voices/reports.ts";
import { paragraphsOfRuns } from "../wording.ts";
import { claimOf, claimsBefore } from "./claims-ja.ts";
import { definitionOf } from "./definitions-ja.ts";
import { type Salience, salienceOf } from "./salience-ja.ts";

/** A sentence of this worth adds nothing; above it each second counts so many times. */
const WORTHLESS = 1 / 3;
const PER_WORTH = 3;
/** Each second of the things in the title is worth so much more, up to so many of them. */
const TITLED = 0.8;
const MOST_TITLED = 4;
/** Seconds of good text that one would give to hear what the thing is of which the title asks. */
const DEFINES = 20;
/** Seconds of good text that one would give for each thing in a sentence that the user asked for. */
const SOUGHT = 20;
const MOST_SOUGHT = 3;
/** A word that was asked for comes before all else. */
const ASKED = 60;
/** Losses of a beginning: of any, of one within a paragraph, of one that goes on with a row or a story, of one that is surely not understood. */
const BEGINS = 1.5;
const WITHIN_BLOCK = 1;
const GOES_ON = 20;
/** An answer without its question is none. */
const ANSWERS = 200;
const LOST = 14;
/** Behind words that could not be said, a sentence this likely to lean has lost what it goes on from. */
const LIKELY = 0.4;
/** Losses of an end: within a paragraph, and of one that leads to what is not told. */
const CUT = 1;
const HALF = 20;
const NEVER = -1000;
/** A paragraph that asks for a deed tells nothing, unless the page is there to be acted on. */
const CALL = 10;
/** The editors' grades know half of it already, how much a listener needs a sentence. */
const ESSENTIAL = 0.5;
/** A sentence with so much of the title says nothing else. */
const SAID = 0.8;

/** Chooses runs of sentences of a Japanese text as an editor would. */
export function chooserInJapanese(lines: readonly ProseLine[], page: Page, name: string): Chooser {
  const chosen = lazily(() => chosenBy(salienceOf(lines, page), lines, knownOf(page, name)));
  return {
    isEmpty: lines.length === 0,
    choose(budget) {
      const runs = runsOf(lines, chosen()(budget));
      return { told: paragraphsOfRuns(runs), count: runs.flat().length };
    },
  };
}

/** Facts of a page beside its sentences. */
interface Known {
  blocks: Page["blocks"];
  title: string;
  site: string | null;
  /** The subject as a script says it. */
  name: string;
  /** Seconds of good text that one would give for what a listener must know to act, by its block. */
  essentials: ReadonlyMap<number, number>;
}

export const knownOf = (page: Page, name: string): Known => ({
  blocks: page.blocks,
  title: page.title,
  site: page.site,
  name,
  essentials: isReport(page) ? feesOfReport(page) : essentialsOf(page),
});

/**
 * Finds for a number of seconds the places of the sentences that fill them best: what belongs in a script, and
 * nothing that has lost what it speaks of. Nothing is told twice, and nobody is called by a short name whose whole
 * name was not told.
 */
export function chosenBy(
  salience: readonly Salience[],
  lines: readonly ProseLine[],
  known: Known,
): (budget: number) => number[] {
  const texts = lines.map(textOfLine);
  const pieces = texts.map((text) => piecesOf(text, "ja"));
  const choosable = choosables(salience, lines, texts, known);
  const isSame = (one: number, other: number) =>
    overlapOf(pieces[one] ?? NONE, pieces[other] ?? NONE) >= SAME_IDEA.ja;
  const worthAt = (index: number) => salience[index]?.worth ?? 0;
  const isBetter = (one: number, other: number) =>
    worthAt(one) > worthAt(other) || (worthAt(one) === worthAt(other) && one < other);
  return (budget) => {
    const refused = new Set<number>();
    for (;;) {
      const all = choosable.map((one, index) => (refused.has(index) ? { ...one, worth: NEVER } : one));
      const taken = bestRuns(all, budget);
      const isRepeated = (index: number) =>
        taken.some((other) => other !== index && isSame(index, other) && isBetter(other, index));
      const unfit = taken.filter(
        (index) => !refused.has(index) && (isRepeated(index) || namesStranger(index, taken, texts, known)),
      );
      if (unfit.length === 0) return taken;
      for (const index of unfit) refused.add(index);
    }
  };
}

const NONE: ReadonlySet<string> = new Set();

/** Whether it calls somebody by a name that the page has introduced, and the script has not. */
function namesStranger(
  index: number,
  taken: readonly number[],
  texts: readonly string[],
  { title, name }: Known,
): boolean {
  const told = taken.filter((one) => one < index).map((one) => texts[one] ?? "");
  const heard = [title, name, ...told].join(" ");
  return shortNamesIn(texts[index] ?? "", "ja").some(
    (short) => !heard.includes(short) && texts.slice(0, index).some((text) => text.includes(short)),
  );
}

function choosables(
  salience: readonly Salience[],
  lines: readonly ProseLine[],
  texts: readonly string[],
  { blocks, title, site, name, essentials }: Known,
): Choosable[] {
  const places = lines.map(({ blockIndex }) => blockIndex);
  const ofName = piecesOf(name, "ja");
  const ofTitle = contentTerms(title, "ja");
  const isDefinition = definitionOf(title, site);
  return lines.map((line, index): Choosable => {
    const { worth, leans } = salience[index] ?? { worth: 0, leans: 1 };
    const text = texts[index] ?? "";
    const [before, next] = [lines[index - 1], lines[index + 1]];
    const goesOn =
      line.goesOn === true ||
      line.isCondition === true ||
      goesOnWithStory(texts, places, index) ||
      isOfOrdinal(texts, index);
    const isSaid = saidBy(piecesOf(text, "ja"), ofName) >= SAID;
    return {
      seconds: line.seconds,
      worth: isSaid
        ? NEVER
        : (PER_WORTH * (worth - WORTHLESS) + TITLED * sharedWith(ofTitle, text)) * line.seconds +
          (isDefinition(text) ? DEFINES : 0) +
          claimOf(text) +
          safetyOf(text) -
          (essentials.size === 0 && callsForDeed(blocks[line.blockIndex]?.text ?? "") ? CALL : 0) +
          (line.begins ? ESSENTIAL * (essentials.get(line.blockIndex) ?? 0) : 0) +
          SOUGHT * Math.min(MOST_SOUGHT, line.sought) +
          (line.isAsked ? ASKED : 0),
      start: before
        ? BEGINS +
          LOST * leans +
          (before.blockIndex === line.blockIndex ? WITHIN_BLOCK : 0) +
          (goesOn ? GOES_ON : 0) +
          (answers(index) ? ANSWERS : 0)
        : 0,
      within: line.gap && leans > LIKELY ? LOST * leans : 0,
      end: next && leadsOn(index) ? HALF : next?.blockIndex === line.blockIndex ? CUT : 0,
    };
  });

  /** Whether the question that it answers stands right before it. */
  function answers(index: number): boolean {
    const [before, line] = [lines[index - 1], lines[index]];
    const isNear = before !== undefined && (line?.blockIndex ?? 0) - before.blockIndex <= 1;
    return isNear && before.begins && asks(texts[index - 1] ?? "");
  }

  function leadsOn(index: number): boolean {
    const [text = "", behind = ""] = [texts[index], texts[index + 1]];
    const [line, next] = [lines[index], lines[index + 1]];
    return (
      isHalfTold(texts, places, index) ||
      announces(text, "ja") ||
      (next?.blockIndex === line?.blockIndex && isWarnedBy(behind, text)) ||
      (asks(text) && next?.section === line?.section) ||
      (claimsBefore(text) && next?.blockIndex === line?.blockIndex) ||
      (next?.section === line?.section && isHalfWithout(behind, text, "ja"))
    );
  }
}

function sharedWith(title: ReadonlySet<string>, text: string): number {
  const shared = [...contentTerms(text, "ja")].filter((term) => title.has(term)).length;
  return Math.min(1, shared / Math.min(MOST_TITLED, Math.max(1, title.size)));
}

/** Sentences right behind each other, below one heading. */
function runsOf(lines: readonly ProseLine[], taken: readonly number[]): ProseLine[][] {
  const runs: ProseLine[][] = [];
  for (const [at, index] of taken.entries()) {
    const line = lines[index];
    if (!line) continue;
    const goesOn = taken[at - 1] === index - 1 && lines[index - 1]?.section === line.section;
    if (goesOn) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs;
}
