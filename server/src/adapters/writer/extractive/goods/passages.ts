import type { Block } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { phrases } from "#kernel/text/phrases";
import type { Language } from "#kernel/vocabulary";
import { pointsAtAnother } from "../points-at-goods.ts";
import { asks, isHalfWithout, standsAlone } from "../prose/stands.ts";
import { overlapOf, piecesOf, SAME_IDEA, saidBy } from "../similarity.ts";
import type { Unit } from "../units.ts";
import { definerOf } from "./definition.ts";
import { describedInJapanese } from "./description-ja.ts";
import { asException, exceptionsIn } from "./exceptions.ts";
import { aboutMaker } from "./maker.ts";

interface Wanted {
  language: Language;
  blocks: readonly Block[];
  /** Seconds that the sentences may take. */
  budget: number;
  /** As the script says it. */
  name: string;
  /** Its own history is no description of what it makes. */
  maker: string | undefined;
  /** Other sentences of the script: nothing of them is told again. */
  said: readonly string[];
}

/** How far past the budget a run may reach, as a share of it. */
const SLACK = 0.05;
/** A run that begins where the description begins has the promise. */
const OPENS = 2;
/** A run that begins by saying what the thing is comes first, wherever the page has it. */
const DEFINES = 1.5;
/** A sentence torn from its paragraph has lost what it goes on from. */
const TORN = 0.9;
const POINTING =
  /^[^、はがもを]{1,8}(?:と|て|で|ば|ら)、|[こそあ][のれうん]|\b(?:it|its|this|these|that|those|they|their|such)\b/i;
/** How a thing is used and cleaned is told behind what it is. */
const STEPS_OF_USE = 0.9;
/** And it promises nothing. */
const NO_PROMISE = 2;
const HANDLING =
  /使(?:う|い|用)|手順|方法|掃除|手入れ|取り?扱い|how to|\b(?:using|use|usage|care|cleaning|directions)\b/i;
/** Care, measuring and other housekeeping is no description. */
const HOUSEKEEPERS = phrases("goods-housekeeping");
const NAMED_WITHIN = 5;
/** Praise names the goods as well, and says nothing of them. */
const PROMISES = /\b(?:what|all|everything) you(?:[’']ll)? (?:ever )?need\b/i;
const LONGEST_RUN = 14;
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

/**
 * The description's best passages that fill the budget: runs of sentences as they stand, so that none loses
 * what it speaks of. The first run is the promise, others tell something new.
 */
export function passagesOf(units: readonly Unit[], scores: readonly number[], wanted: Wanted): Unit[] {
  const { language, blocks, budget, said, maker, name } = wanted;
  const defines = definerOf(name, language);
  const isDefinition = (index: number) => defines(units[index]?.sentences[0] ?? "");
  const pieces = units.map(({ sentences }) => piecesOf(sentences.join(" "), language));
  const own = said.map((text) => piecesOf(text, language));
  const chosen = new Set<number>();
  const exceptions = exceptionsIn(units, language);
  // The beginning of the page has the name, too, and the rest goes on from there.
  const isSaid = (index: number) =>
    (index > 0 && own.some((text) => saidBy(pieces[index] ?? new Set(), text) >= SAID)) ||
    [...chosen].some(
      (one) => overlapOf(pieces[one] ?? new Set(), pieces[index] ?? new Set()) >= SAME_IDEA[language],
    );
  const repeatsItself = (index: number, from: number) =>
    Array.from({ length: index - from }, (_, at) => from + at).some(
      (one) => overlapOf(pieces[one] ?? new Set(), pieces[index] ?? new Set()) >= SAME_IDEA[language],
    );
  const belowRows = blocksBelowRows(blocks);
  const terms = contentTerms(name, language);
  const isOfMaker = aboutMaker(maker, terms, language);
  const isAside = ({ sentences, blockIndex, section }: Unit) =>
    HOUSEKEEPERS.test(sentences.join("")) ||
    belowRows.has(blockIndex) ||
    isOfMaker(sentences.join(" "), blocks[section]?.text ?? "");
  /** "The oak stool folds flat": what names the thing again needs no sentence before it. */
  const isNamedIn = (text: string) =>
    language === "en" &&
    standsAlone(text, language) &&
    !pointsAtAnother(text) &&
    !PROMISES.test(text) &&
    [...contentTerms(text.split(" ").slice(0, NAMED_WITHIN).join(" "), language)].some((term) =>
      terms.has(term),
    );
  // The description's first paragraph may have a catch line that cannot be said.
  const isTornOff = ({ isOrphan, blockIndex, sentences }: Unit) =>
    isOrphan &&
    (POINTING.test(sentences.join("")) ||
      (blockIndex !== units[0]?.blockIndex && !isNamedIn(sentences.join(" "))));
  const worthOf = (index: number) => {
    const unit = units[index];
    const isHandling = HANDLING.test(blocks[unit?.section ?? -1]?.text ?? "");
    const later = isHandling ? STEPS_OF_USE + (chosen.size === 0 ? NO_PROMISE : 0) : 0;
    return (scores[index] ?? 0) + 0.3 - later;
  };
  const secondsOf = (index: number) => units[index]?.seconds ?? 0;

  if (language === "ja") return inOrder(japanese());

  let left = budget;
  let withAsides = false;
  const asides = new Set<number>();
  const promise = new Set<number>();
  for (
    let turn = 0;
    turn < Math.max(FEWEST_RUNS, budget / SECONDS_A_RUN) && left > LEAST_SECONDS[language];
    turn += 1
  ) {
    const best = bestOf(turn === 0 ? beginnings(runs(left)) : runs(left));
    // Care, measuring and the maker come last, never alone, and only where little else is said.
    withAsides ||= best === undefined && budget - left > ENOUGH_BESIDE && left > MOSTLY_TOLD * budget;
    const run = best ?? bestOf(runs(left));
    if (!run) break;
    for (const index of run.exceptions) chosen.add(index);
    for (let index = run.from; index <= run.to; index += 1) {
      chosen.add(index);
      if (withAsides) asides.add(index);
      if (turn === 0 && isDefinition(run.from)) promise.add(index);
    }
    left -= run.seconds;
  }
  return inOrder(
    [...chosen].sort(
      (a, b) =>
        Number(promise.has(b)) - Number(promise.has(a)) ||
        Number(asides.has(a)) - Number(asides.has(b)) ||
        a - b,
    ),
  );

  function inOrder(indices: readonly number[]): Unit[] {
    const taken = new Set(indices);
    return indices.flatMap((index) => {
      const unit = units[index];
      if (!unit) return [];
      const isException = [...exceptions].some(([claim, one]) => one === index && taken.has(claim));
      return [isException ? asException(unit, language) : unit];
    });
  }

  function japanese(): number[] {
    const repeated = new Set(
      [...units.keys()].filter(
        (index) =>
          index > 0 &&
          (own.some((text) => saidBy(pieces[index] ?? new Set(), text) >= SAID) || repeatsItself(index, 0)),
      ),
    );
    const isUnit = (index: number, is: (unit: Unit) => boolean) =>
      units[index] !== undefined && is(units[index]);
    const told = describedInJapanese(
      {
        units,
        scores,
        blocks,
        begins: (index) => isUnit(index, (unit) => !unit.leans && !unit.pointsBack && !isTornOff(unit)),
        // Asides come last: nothing that goes on from one may stay behind, nor the other way round.
        goesOn: (index) =>
          isUnit(
            index,
            (unit) =>
              !unit.isOrphan &&
              goesOn(units[index - 1], unit) &&
              isAside(unit) === isUnit(index - 1, isAside),
          ),
        isSaid: (index) => repeated.has(index),
        isAside: (index) => isUnit(index, isAside),
        isDefinition,
        isHalf,
        secondsOf: (index) => {
          const exception = exceptions.get(index);
          return secondsOf(index) + (exception === undefined ? 0 : secondsOf(exception));
        },
      },
      budget,
    );
    const excepted = told.flatMap((index) => exceptions.get(index) ?? []);
    const all = [...new Set([...told, ...excepted])].toSorted((a, b) => a - b);
    return [
      ...all.filter((index) => !isUnit(index, isAside)),
      ...all.filter((index) => isUnit(index, isAside)),
    ];
  }

  /** A Japanese page says first what it is about; an English one has its badges and slogans there. */
  function beginnings(all: Run[]): Run[] {
    const first = all.filter(({ from }) => from === 0 || isDefinition(from));
    return language === "ja" && first.length > 0 ? first : all;
  }

  function bestOf(all: Run[]): Run | undefined {
    return all.toSorted((a, b) => worthIn(b, left) - worthIn(a, left))[0];
  }

  /** Worth by the second, where a run that fills what is left needs no other. */
  function worthIn({ seconds, worth }: Run, room: number): number {
    return worth * Math.min(1, 0.5 + seconds / room);
  }

  /** Whether the next sentence of the paragraph answers, limits or completes it. */
  function isHalf(index: number): boolean {
    const [one, next] = [units[index], units[index + 1]];
    if (!one || next?.blockIndex !== one.blockIndex) return false;
    return isHalfWithout(next.sentences.join(""), one.sentences.join(""), language);
  }

  function runs(room: number): Run[] {
    const found: Run[] = [];
    for (const [from, unit] of units.entries()) {
      if (unit.leans || unit.pointsBack || isTornOff(unit) || chosen.has(from)) continue;
      if (isAside(unit) && !withAsides) continue;
      const before = units[from - 1];
      // The sentence before it in the paragraph is not told, though it could be.
      const isTorn = before?.blockIndex === unit.blockIndex && !chosen.has(from - 1);
      const opens = chosen.size === 0 && from === 0 && blocks[unit.blockIndex]?.kind !== "list_item";
      let seconds = 0;
      const isFirst = chosen.size === 0 && isDefinition(from);
      // One sentence of a longer paragraph is no description, but for the page's first.
      const isFragment = !opens && !isFirst && shareOf(unit, blocks[unit.blockIndex]) < LEAST_SHARE;
      const excepted: number[] = [];
      let worth = (opens ? OPENS : 0) + (isFirst ? DEFINES : 0) - (isTorn ? TORN : 0);
      for (let to = from; to < Math.min(units.length, from + LONGEST_RUN); to += 1) {
        const here = units[to];
        if (!here || chosen.has(to) || isSaid(to) || repeatsItself(to, from)) break;
        if (to > from && (here.isOrphan || (isAside(here) && !withAsides) || !goesOn(units[to - 1], here)))
          break;
        seconds += secondsOf(to);
        const exception = exceptions.get(to);
        if (exception !== undefined && !chosen.has(exception)) {
          excepted.push(exception);
          seconds += secondsOf(exception);
        }
        if (seconds > room + SLACK * budget) break;
        worth += worthOf(to);
        if ((isFragment && to === from) || isHalf(to)) continue;
        if (language === "en" && asks(here.sentences.join(" "))) continue;
        const own = excepted.filter((one) => one > to);
        found.push({ from, to, seconds, exceptions: own, worth: to > from ? worth : worth - ALONE });
      }
    }
    return found;
  }
}

/** A script with more than this left to say has room for what else the page says. */
const MOSTLY_TOLD = 0.5;
/** Seconds of description beside which care and the maker are no main thing. */
const ENOUGH_BESIDE = 15;
/** A sentence that says what a thing is has its name, too, and is not said by it. */
const SAID = 0.8;
/** A single sentence says less than two that belong together. */
const ALONE = 0.3;
const LEAST_SECONDS: Record<Language, number> = { ja: 2.5, en: 2.5 };

/** Whether the page has one right behind the other, under one heading. */
const goesOn = (one: Unit | undefined, next: Unit) =>
  one !== undefined &&
  one.section === next.section &&
  (one.blockIndex === next.blockIndex ? next.leans : next.blockIndex === one.blockIndex + 1);

const shareOf = ({ sentences }: Unit, block: Block | undefined) =>
  sentences.join("").length / Math.max(1, block?.text.length ?? 0);
/** Less of a paragraph than this has lost its point. */
const LEAST_SHARE = 0.4;

/** Words below a table of specifications, without a heading of their own: customers' or the shop's. */
function blocksBelowRows(blocks: readonly Block[]): Set<number> {
  const below = new Set<number>();
  let isBelow = false;
  let isDescribed = false;
  for (const [index, { kind }] of blocks.entries()) {
    isDescribed ||= kind === "paragraph";
    // A table of variants above the description closes nothing.
    if (kind === "table_row") isBelow = isDescribed;
    else if (kind === "heading") isBelow = false;
    else if (isBelow) below.add(index);
  }
  return below;
}
