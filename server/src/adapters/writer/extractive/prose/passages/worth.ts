import type { ScriptSettings } from "#kernel/script-settings";
import { contentTerms } from "#kernel/text/content-terms";
import type { Subject } from "../../draft.ts";
import { statesAmount } from "../../merits-en.ts";
import { rank } from "../../rank.ts";
import { essentialRowsOf } from "../../rows/essential-rows-en.ts";
import { toldRowsOf } from "../../rows/told-rows-en.ts";
import { overlapOf, piecesOf, SAME_IDEA } from "../../similarity.ts";
import { advises, isOfAdvice } from "../advice.ts";
import { definesPlainly, tellsOfPage } from "../definition.ts";
import type { Passage } from "./passages.ts";
import { placeWorthOf } from "./place-en.ts";

const ITEM = 0.45;
const LATEST_LEAD = 5;
/** For each sentence before it in its passage. */
const LATER = 0.08;

/** Seconds of good text that one would give for each thing in a sentence that the user asked for. */
const SOUGHT = 10;
const MOST_SOUGHT = 3;

/** A sentence that says what the thing of the title is comes before all else. */
const DEFINES = 1.6;
const EARLY = 10;
/** Seconds of good text that one would give to hear what the page is for; further down a text speaks of a part of it. */
const PURPOSE = 14;
const LAST_OF_PURPOSE = 1;
/** A table that is told in one sentence is worth as much as its rows, and not as long a text. */
const ROW_SECONDS = 8;
/** And still the page's first sentence says what they are of. */
const BEFORE_ROWS = 12;
const REST_OF_ROW = 0.3;
/** Under a title that promises advice, a sentence that gives some is what one listens for. */
const ADVISES = 1.5;
/** A sentence that has the title's words, and says something new of them. */
const KEEPS_PROMISE = 0.6;
const FEWEST_NEW = 4;
/** A sentence of more than forty words is hard to follow by ear. */
const LONG_BREATH = 16;
const LOST_BREATH = 0.5;
/** Prices, periods and sizes are what one would ask for. */
const MEASURED = 0.5;

/** The worth of each sentence of each passage, in seconds of ordinary text. */
export function worthOf(
  passages: readonly Passage[],
  subject: Subject,
  settings: ScriptSettings,
): number[][] {
  const { page } = subject;
  const lines = passages.flatMap((passage) => passage.lines);
  const scores = rank(lines, subject, settings);
  const lead = leadOf(passages);
  const places = placeWorthOf(passages, lead, page);
  const ofAdvice = isOfAdvice(page);
  const promised = contentTerms(`${page.title} ${subject.name}`, "en");
  // The box beside a match's report is on the next one.
  const rows = passages.some(({ isResult }) => isResult) ? NO_ROWS : essentialRowsOf(page);
  const told = toldRowsOf(page);
  const known: ReadonlySet<string>[] = [];
  const knownTerms: ReadonlySet<string>[] = [];
  let at = 0;
  return passages.map((passage, index) =>
    passage.lines.map(({ seconds, sentences, kind, sought, begins, blockIndex }, position) => {
      const score = scores[at] ?? 0;
      at += 1;
      const text = sentences.join(" ");
      const pieces = piecesOf(text, "en");
      const terms = contentTerms(text, "en");
      const isToldBefore =
        known.some((before) => overlapOf(before, pieces) >= SAME_IDEA.en) ||
        knownTerms.some((before) => saysAll(before, terms));
      known.push(pieces);
      knownTerms.push(terms);
      const defines = at <= EARLY && !isToldBefore && definesPlainly(text, page);
      const isAdvice = ofAdvice && advises(text);
      const quality =
        BASE +
        PER_SCORE * Math.max(-1, Math.min(score, MOST_SCORE)) +
        (index < lead ? BEFORE_LEAD : 0) +
        (places[index]?.[position] ?? 0) -
        (kind === "list_item" && !isAdvice ? ITEM : 0) -
        (isToldBefore ? TOLD_BEFORE : 0) -
        LATER * Math.min(position, 6) +
        (isAdvice ? ADVISES : 0) +
        (statesAmount(text) ? MEASURED : 0) +
        KEEPS_PROMISE * keptOf(promised, terms) +
        (defines ? DEFINES : 0) -
        (seconds > LONG_BREATH ? LOST_BREATH : 0);
      const isAboveRows = at === 1 && told.size > 0 && kind === "paragraph" && !told.has(blockIndex);
      return (
        (rows.has(blockIndex) ? Math.min(seconds, ROW_SECONDS) : seconds) * quality +
        SOUGHT * Math.min(MOST_SOUGHT, sought) +
        (index <= LAST_OF_PURPOSE && tellsOfPage(text) ? PURPOSE : 0) +
        (isAboveRows ? BEFORE_ROWS : 0) +
        (rows.get(blockIndex) ?? 0) * Math.max(begins ? 1 : REST_OF_ROW, seconds / ROW_SECONDS)
      );
    }),
  );
}
const NO_ROWS: ReadonlyMap<number, number> = new Map();
/** Worth of a second of a sentence, and of what more its score says. */
const BASE = 0.6;
const PER_SCORE = 0.3;
const MOST_SCORE = 4;
/** Losses of what stands above the first paragraph, and of what is said again. */
const BEFORE_LEAD = -0.4;
const TOLD_BEFORE = 1.2;

/** Whether a longer sentence before has said all that a shorter one says. */
const saysAll = (before: ReadonlySet<string>, terms: ReadonlySet<string>) =>
  terms.size >= FEWEST_SAID &&
  [...terms].filter((term) => !before.has(term)).length <= MOST_ADDED * terms.size;
const FEWEST_SAID = 4;
const MOST_ADDED = 0.2;

/** The share of the promised words that a sentence has; none where it says hardly more than they do. */
function keptOf(promised: ReadonlySet<string>, own: ReadonlySet<string>): number {
  const kept = [...own].filter((term) => promised.has(term)).length;
  if (kept === 0 || own.size - kept < FEWEST_NEW) return 0;
  return Math.min(1, kept / Math.min(4, promised.size));
}

/** The first passage that says more than a caption. */
function leadOf(passages: readonly Passage[]): number {
  const lead = passages.findIndex(
    ({ lines }) =>
      lines[0]?.kind === "paragraph" && !lines[0].isRow && (lines.length > 1 || (lines[0]?.seconds ?? 0) > 6),
  );
  return lead > LATEST_LEAD ? -1 : lead;
}
