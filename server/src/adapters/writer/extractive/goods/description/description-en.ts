import { repeatsIn } from "#kernel/critic/repeats";
import type { Block } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { asks } from "../../prose/stands.ts";
import { overlapOf, SAME_IDEA } from "../../similarity.ts";
import type { Unit } from "../../units.ts";
import { beginAlike } from "./begin-alike-en.ts";
import { leadsUp } from "./leads-up.ts";
import { isPoorBeginning } from "./poor-beginning-en.ts";

/** The sentences of a page that may be told, and how they hang together. */
export interface Searched {
  units: readonly Unit[];
  scores: readonly number[];
  blocks: readonly Block[];
  pieces: readonly ReadonlySet<string>[];
  /** Units from elsewhere that except something from what a unit claims. */
  exceptions: ReadonlyMap<number, number>;
  isDefinition(index: number): boolean;
  /** Whether it is one of the first, and the thing by its name is what it speaks of. */
  introduces(index: number): boolean;
  /** Whether a sentence has several words of the thing's name. */
  names(text: string): boolean;
  /** The words of the thing's name that tell: sentences on the same thing share them. */
  ofName: ReadonlySet<string>;
  /** Whether it is told by others already. */
  isSaid(index: number): boolean;
  /** Whether it tells of care, of the house or of terms. */
  isAside(unit: Unit): boolean;
  /** Whether it has lost what it goes on from; `isBehind` where something was told already. */
  isTornOff(unit: Unit, isBehind?: boolean): boolean;
  /** Whether the page has one right behind the other. */
  goesOn(one: Unit | undefined, next: Unit): boolean;
  /** Whether it is half of what it says without the next one. */
  isHalf(index: number): boolean;
}

/** How far past the budget a run may reach, as a share of it. */
const SLACK = 0.05;
/** A run that begins where the description begins has the promise. */
const OPENS = 2;
/** A run that begins by saying what the thing is comes first, wherever the page has it. */
const DEFINES = 2.2;
/** A sentence torn from its paragraph has lost what it goes on from. */
const TORN = 0.9;
/** How a thing is used and cleaned is told behind what it is. */
const STEPS_OF_USE = 0.9;
/** Heads of use and care, of those for whom it is not, and questions of customers. */
const LATER = new RegExp(
  [
    String.raw`how (?:to|we)\b|\b(?:using|use|usage|care|cleaning|directions|assembly|installation|fitting|set-?up|feeding|troubleshooting)\b`,
    String.raw`\b(?:storage instructions|system requirements|saving (?:your own|seeds?)|something wrong)\b`,
    String.raw`\bwho should(?:n[’']t| not| skip)\b|\b(?:skip (?:it|this)|not for you)\b|\?\s*$`,
  ].join("|"),
  "i",
);
const LONGEST_RUN = 14;
const FEWEST_KNOWN = 4;
const MOSTLY_KNOWN = 0.65;
/** A run for so many seconds, and a few more: the rest of a long page is no list of odds and ends. */
const SECONDS_A_RUN = 15;
const FEWEST_RUNS = 8;

interface Run {
  from: number;
  to: number;
  seconds: number;
  worth: number;
  /** Units from elsewhere that except something from what the run claims. */
  exceptions: readonly number[];
}
/** A script with more than this left to say has room for what else the page says. */
const MOSTLY_TOLD = 0.5;
/** Seconds of description beside which care and the maker are no main thing. */
const ENOUGH_BESIDE = 15;
/** A single sentence says less than two that belong together. */
const ALONE = 0.3;
const LEAST_SECONDS = 2.5;
/** Of its worth a run keeps so much, however little of the time it fills. */
const FILLS = 0.35;

/**
 * The units of a description that fill the seconds best: run by run, the best one first. The first is the
 * promise, others tell something new. Where it is told in full, no number of runs ends it.
 */
export function describedInEnglish(page: Searched, budget: number, isFull = false): number[] {
  const { units, blocks } = page;
  const chosen = new Set<number>();
  const isSame = (one: number, other: number) =>
    overlapOf(page.pieces[one] ?? new Set(), page.pieces[other] ?? new Set()) >= SAME_IDEA.en ||
    beginAlike(units[one], units[other], page.ofName);
  const termsOf = units.map(({ sentences }) => contentTerms(sentences.join(" "), "en"));
  /** A point of a list that has hardly a word which was not said in one sentence or another. */
  const addsNothing = (index: number) => {
    if (blocks[units[index]?.blockIndex ?? -1]?.kind !== "list_item") return false;
    const told = new Set([...chosen].flatMap((one) => [...(termsOf[one] ?? [])]));
    const terms = [...(termsOf[index] ?? [])];
    const known = terms.filter((term) => told.has(term)).length;
    return known >= FEWEST_KNOWN && known >= MOSTLY_KNOWN * terms.length && !/\d/.test(terms.join(""));
  };
  /** Odds and ends of a long page say much twice. */
  const isRepeated = (index: number) => {
    const said = [...chosen, index].map((one) => units[one]?.sentences.join(" ") ?? "");
    return isFull && repeatsIn(said, "en", [...page.ofName].join(" ")).includes(chosen.size);
  };
  const isTold = (index: number) =>
    page.isSaid(index) ||
    [...chosen].some((one) => isSame(one, index)) ||
    addsNothing(index) ||
    isRepeated(index);
  const repeatsItself = (index: number, from: number) =>
    Array.from({ length: index - from }, (_, at) => from + at).some((one) => isSame(one, index));
  const isLater = (unit: Unit | undefined) =>
    LATER.test(blocks[unit?.section ?? -1]?.text ?? "") || LATER.test(lineAbove(blocks, unit));
  const worthOf = (index: number) => {
    const unit = units[index];
    return (page.scores[index] ?? 0) + 0.3 - (isLater(unit) ? STEPS_OF_USE : 0);
  };
  // A thing is not introduced by its care, as long as the page has another word of it.
  const isOfUseOnly = units.every(isLater);
  const secondsOf = (index: number) => units[index]?.seconds ?? 0;

  const general = introductionIn(page);
  const isGeneral = (index: number) => units[index]?.blockIndex === general;
  let left = budget;
  let withAsides = false;
  const asides = new Set<number>();
  const promise = new Set<number>();
  const turns = isFull ? units.length : Math.max(FEWEST_RUNS, budget / SECONDS_A_RUN);
  for (let turn = 0; turn < turns && left > LEAST_SECONDS; turn += 1) {
    const found = runs(left);
    const introducing = turn === 0 ? found.filter(({ from }) => page.introduces(from)) : [];
    const best = bestOf(introducing.length > 0 ? introducing : found);
    // Care, measuring and the maker come last, never alone, and only where little else is said.
    const isRoomy = isFull || left > MOSTLY_TOLD * budget;
    withAsides ||= best === undefined && budget - left > ENOUGH_BESIDE && isRoomy;
    const run = best ?? bestOf(runs(left));
    if (!run) break;
    for (const index of run.exceptions) chosen.add(index);
    for (let index = run.from; index <= run.to; index += 1) {
      chosen.add(index);
      if (withAsides) asides.add(index);
      if (turn === 0 && (page.isDefinition(run.from) || page.introduces(run.from))) promise.add(index);
    }
    left -= run.seconds;
  }
  return wellBegun(
    [...chosen].sort(
      (a, b) =>
        Number(promise.has(b)) - Number(promise.has(a)) ||
        Number(isGeneral(b)) - Number(isGeneral(a)) ||
        Number(asides.has(a)) - Number(asides.has(b)) ||
        Number(isLater(units[a])) - Number(isLater(units[b])) ||
        a - b,
    ),
  );

  /** A beginning that introduces nothing is left out where enough is told behind it, with all that goes on from it. */
  function wellBegun(told: number[]): number[] {
    if (!isPoorBeginning(units[told[0] ?? -1]?.sentences[0] ?? "")) return told;
    const next = told.findIndex((index, at) => at > 0 && !units[index]?.leans && !units[index]?.pointsBack);
    return next > 0 && told.length - next >= FEWEST_BEHIND ? told.slice(next) : told;
  }

  function bestOf(all: Run[]): Run | undefined {
    return all.toSorted((a, b) => worthIn(b, left) - worthIn(a, left))[0];
  }

  /** Worth by the second, where a run that fills what is left needs no other. */
  function worthIn({ seconds, worth }: Run, room: number): number {
    return worth * Math.min(1, FILLS + seconds / room);
  }

  function runs(room: number): Run[] {
    const found: Run[] = [];
    for (const [from, unit] of units.entries()) {
      if (unit.leans || unit.pointsBack || page.isTornOff(unit, chosen.size > 0) || chosen.has(from))
        continue;
      if (page.isAside(unit) && !withAsides) continue;
      if (chosen.size === 0 && !isOfUseOnly && isLater(unit)) continue;
      const before = units[from - 1];
      // The sentence before it in the paragraph is not told, though it could be.
      const isTorn = before?.blockIndex === unit.blockIndex && !chosen.has(from - 1);
      const opens = chosen.size === 0 && from === 0 && blocks[unit.blockIndex]?.kind !== "list_item";
      let seconds = 0;
      const isFirst = chosen.size === 0 && page.isDefinition(from);
      // One sentence of a longer paragraph is no description, but for the page's first.
      const isFragment =
        (!isFull || isLater(unit)) &&
        !opens &&
        !isFirst &&
        !page.introduces(from) &&
        shareOf(unit, blocks[unit.blockIndex]) < LEAST_SHARE;
      const excepted: number[] = [];
      const isPoor = chosen.size === 0 && isPoorBeginning(unit.sentences[0] ?? "");
      let worth = (isPoor ? -POOR : 0) + (opens ? OPENS : 0) + (isFirst ? DEFINES : 0) - (isTorn ? TORN : 0);
      for (let to = from; to < Math.min(units.length, from + LONGEST_RUN); to += 1) {
        const here = units[to];
        if (!here || chosen.has(to) || isTold(to) || repeatsItself(to, from)) break;
        if (
          to > from &&
          (here.isOrphan || (page.isAside(here) && !withAsides) || !page.goesOn(units[to - 1], here))
        )
          break;
        seconds += secondsOf(to);
        const exception = page.exceptions.get(to);
        if (exception !== undefined && !chosen.has(exception)) {
          excepted.push(exception);
          seconds += secondsOf(exception);
        }
        if (seconds > room + SLACK * budget) break;
        worth += worthOf(to);
        const isOpen = leadsUp(here, blocks, "en");
        if (isOpen && units[to + 1]?.blockIndex !== here.blockIndex) break;
        if ((isFragment && to === from) || isOpen || page.isHalf(to)) continue;
        if (asks(here.sentences.join(" "))) continue;
        const own = excepted.filter((one) => one > to);
        found.push({ from, to, seconds, exceptions: own, worth: to > from ? worth : worth - ALONE });
      }
    }
    return found;
  }
}

const POOR = 2.5;
const FEWEST_BEHIND = 2;

/** The block of the first paragraph of several sentences that names the thing, where only points stand above it. */
function introductionIn({ units, blocks, names }: Searched): number | undefined {
  const first = units.find(({ blockIndex }) => blocks[blockIndex]?.kind === "paragraph");
  if (!first || first.isOrphan || !names(first.sentences.join(" "))) return undefined;
  const isLonger = units.some(({ blockIndex, leans }) => leans && blockIndex === first.blockIndex);
  const isBelowPoints = units.indexOf(first) > 0 && !LATER.test(blocks[first.section]?.text ?? "");
  return isLonger && isBelowPoints ? first.blockIndex : undefined;
}

/** The short line above a list that its page sets as no heading: "How to use it". */
function lineAbove(blocks: readonly Block[], unit: Unit | undefined): string {
  if (!unit || blocks[unit.blockIndex]?.kind !== "list_item") return "";
  const above = blocks.slice(0, unit.blockIndex).findLast(({ kind }) => kind !== "list_item");
  return above?.kind === "paragraph" && above.text.length <= LONGEST_LINE && !/[.!?]$/.test(above.text)
    ? above.text
    : "";
}
const LONGEST_LINE = 40;

const shareOf = ({ sentences }: Unit, block: Block | undefined) =>
  sentences.join("").length / Math.max(1, block?.text.length ?? 0);
/** Less of a paragraph than this has lost its point. */
const LEAST_SHARE = 0.4;
