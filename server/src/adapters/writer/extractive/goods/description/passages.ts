import type { Block } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { phrases } from "#kernel/text/phrases";
import type { Language } from "#kernel/vocabulary";
import { isHalfWithout, standsAlone } from "../../prose/stands.ts";
import { overlapOf, piecesOf, SAME_IDEA, saidBy } from "../../similarity.ts";
import type { Unit } from "../../units.ts";
import { blocksBelowRows } from "../voices/below-rows.ts";
import { definedFirst, goesOn } from "./defined-first.ts";
import { definerOf } from "./definition.ts";
import { describedInEnglish, type Searched } from "./description-en.ts";
import { describedInJapanese } from "./description-ja.ts";
import { asException, exceptionsIn } from "./exceptions.ts";
import { leadsUp, leavesOpen } from "./leads-up.ts";
import {
  beginsWithName,
  followsFrom,
  isAnswer,
  isAnsweredNext,
  isForThat,
  isFurtherWay,
  isUnanswered,
  mayResume,
} from "./left-open-ja.ts";
import { isLimit, limitsWithin } from "./limits-ja.ts";
import { aboutMaker } from "./maker.ts";
import { pointsAtAnother } from "./points-at-goods.ts";
import { pronounced } from "./pronoun.ts";

interface Wanted {
  language: Language;
  blocks: readonly Block[];
  /** Seconds that the sentences may take. */
  budget: number;
  /** As the script says it. */
  name: string;
  /** Its own history is no description of what it makes. */
  maker: string | undefined;
  /** Limits of the goods that stand in rows of a Japanese page. */
  limits?: readonly Unit[];
  /** Other sentences of the script: nothing of them is told again. */
  said: readonly string[];
  /** Whether the description is told as far as it goes, in however many pieces. */
  isFull?: boolean | undefined;
}

const POINTING =
  /^[^、はがもを]{1,8}(?:と|て|で|ば|ら)、|[こそあ][のれうん]|\b(?:it|its|this|these|that|those|they|their|such)\b/i;
/** Care, measuring and other housekeeping is no description. */
const HOUSEKEEPERS = phrases("goods-housekeeping");
/** "Please note: the wheel turns left.": what a shop has to have said. */
const NOTED = /^(?:please note\b|note(?::| that\b))/i;
const NAMED_WITHIN = 5;
/** Praise names the goods as well, and says nothing of them. */
const PROMISES = /\b(?:what|all|everything) you(?:[’']ll)? (?:ever )?need\b/i;
/**
 * The description's best passages that fill the budget: runs of sentences as they stand, so that none loses
 * what it speaks of. The first run is the promise, others tell something new.
 */
export function passagesOf(units: readonly Unit[], scores: readonly number[], wanted: Wanted): Unit[] {
  const { language, blocks, budget, said, maker, name } = wanted;
  const defines = definerOf(name, language);
  const isDefinition = (index: number) => defines(units[index]?.sentences[0] ?? "");
  const introduces = (index: number) =>
    index < FIRST && pronounced(units[index]?.sentences[0] ?? "", name) !== null;
  const pieces = units.map(({ sentences }) => piecesOf(sentences.join(" "), language));
  const own = said.map((text) => piecesOf(text, language));
  const exceptions = exceptionsIn(units, language);
  // The beginning of the page has the name, too, and the rest goes on from there.
  const isSaid = (index: number) =>
    index > 0 && own.some((text) => saidBy(pieces[index] ?? new Set(), text) >= SAID);
  const below = blocksBelowRows(blocks);
  // Where nothing else is said on a page, what stands below its table describes the thing.
  const belowRows =
    language === "en" && units.every(({ blockIndex }) => below.has(blockIndex)) ? new Set<number>() : below;
  const terms = contentTerms(name, language);
  const isOfMaker = aboutMaker(maker, terms, language);
  const isAside = ({ sentences, blockIndex, section }: Unit) =>
    (HOUSEKEEPERS.test(sentences.join("")) && !(language === "ja" && defines(sentences[0] ?? ""))) ||
    (language === "en" && NOTED.test(blocks[blockIndex]?.text ?? "")) ||
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
  /** Where all is told, what needs nothing before it is enough, but for a beginning. */
  const isFree = (text: string) =>
    wanted.isFull === true &&
    text.endsWith(".") &&
    standsAlone(text, language) &&
    !pointsAtAnother(text) &&
    !PROMISES.test(text);
  // The description's first paragraph may have a catch line that cannot be said.
  const isTornOff = ({ isOrphan, blockIndex, sentences }: Unit, isBehind = false) =>
    isOrphan &&
    (POINTING.test(sentences.join("")) ||
      (blockIndex !== units[0]?.blockIndex &&
        !isNamedIn(sentences.join(" ")) &&
        !(isBehind && isFree(sentences.join(" ")))));
  const secondsOf = (index: number) => units[index]?.seconds ?? 0;
  const words = name.split(/[\s「」『』()（）]+/u).filter((word) => word.length >= SHORTEST_NAME);
  const isNamedFirst = (unit: Unit | undefined) => beginsWithName(unit, words);
  /** Words that lead up to it stand before it in its paragraph. */
  const isOfGoods = (unit: Unit | undefined) => followsFrom(unit) || isNamedFirst(unit);
  if (language === "ja") return withLimits();
  const named = [...terms].filter((term) => !/\d/.test(term));
  const names = (text: string) => {
    const said = contentTerms(text, language);
    return named.filter((term) => said.has(term)).length >= NAMED_BY;
  };
  const page: Searched = {
    units,
    scores,
    blocks,
    pieces,
    exceptions,
    isDefinition,
    introduces,
    names,
    ofName: new Set(terms),
    isSaid,
    isAside,
    isTornOff,
    goesOn,
    isHalf,
  };
  return inOrder(describedInEnglish(page, budget, wanted.isFull));

  function inOrder(indices: readonly number[]): Unit[] {
    const taken = new Set(indices);
    return indices.flatMap((index) => {
      const unit = units[index];
      if (!unit) return [];
      const isException = [...exceptions].some(([claim, one]) => one === index && taken.has(claim));
      return [isException ? asException(unit, language) : unit];
    });
  }

  /** A buyer is told what the goods cannot do, where the description has no word of it. */
  function withLimits(): Unit[] {
    const found = japanese(budget);
    const told = inOrder(found);
    if (told.some(({ sentences }) => sentences.some(isLimit))) return told;
    // An exception is told with its claim; where the claim is left out, it is a limit like others.
    const excepted = new Set(found.map((claim) => units[exceptions.get(claim) ?? -1]));
    const free = units.filter((unit) => !excepted.has(unit));
    const limits = limitsWithin(free, wanted.limits ?? [], budget);
    const seconds = limits.reduce((sum, one) => sum + one.seconds, 0);
    const around = japanese(budget - seconds, new Set(limits));
    const isTold = (limit: Unit) => around.some((index) => units[index] === limit);
    return [...inOrder(around), ...limits.filter((limit) => !isTold(limit))];
  }

  function japanese(budget: number, without: ReadonlySet<Unit> = new Set()): number[] {
    const repeatsItself = (index: number) =>
      pieces.slice(0, index).some((one) => overlapOf(one, pieces[index] ?? new Set()) >= SAME_IDEA.ja);
    const isUnit = (index: number, is: (unit: Unit) => boolean) =>
      units[index] !== undefined && is(units[index]);
    const repeated = new Set(
      [...units.keys()].filter(
        (index) =>
          isSaid(index) ||
          repeatsItself(index) ||
          isUnit(index, (unit) => without.has(unit) || isUnanswered(unit, units[index + 1])),
      ),
    );
    /** Behind one that has lost what it goes on from, a paragraph begins again with what needs none. */
    const resumes = (index: number): boolean => {
      const first = units.slice(0, index).findLast(({ leans }) => !leans);
      return (
        first !== undefined &&
        first.blockIndex === units[index]?.blockIndex &&
        (isTornOff(first) || isForThat(first)) &&
        isUnit(index, ({ sentences }) => mayResume(sentences.join("")))
      );
    };
    const told = describedInJapanese(
      {
        units,
        scores,
        blocks,
        begins: (index) =>
          isUnit(
            index,
            (unit) =>
              !unit.pointsBack &&
              !isForThat(unit) &&
              !isAnswer(blocks[unit.blockIndex]) &&
              !isFurtherWay(unit, units[index - 1]) &&
              (unit.leans ? resumes(index) || (isDefinition(index) && isNamedFirst(unit)) : !isTornOff(unit)),
          ),
        // Asides come last: nothing that goes on from one may stay behind, nor the other way round.
        goesOn: (index) =>
          isUnit(
            index,
            (unit) =>
              !unit.isOrphan &&
              goesOn(units[index - 1], unit) &&
              !leavesOpen(units[index - 1], unit, blocks) &&
              isAside(unit) === isUnit(index - 1, isAside),
          ),
        isSaid: (index) => repeated.has(index),
        isAside: (index) => isUnit(index, isAside),
        isDefinition,
        isHalf,
        isSetUp: (index) => !isOfGoods(units[index]) && isOfGoods(units[index + 1]),
        leadsUp: (index) => isUnit(index, (unit) => leadsUp(unit, blocks, "ja")),
        secondsOf: (index) => {
          const exception = exceptions.get(index);
          return secondsOf(index) + (exception === undefined ? 0 : secondsOf(exception));
        },
      },
      budget,
    );
    const excepted = told.flatMap((index) => exceptions.get(index) ?? []);
    const all = definedFirst(
      [...new Set([...told, ...excepted])].toSorted((a, b) => a - b),
      (index) => isDefinition(index) && !isUnit(index, ({ pointsBack }) => pointsBack),
      (index) => isUnit(index, (unit) => goesOn(units[index - 1], unit)),
    );
    return [
      ...all.filter((index) => !isUnit(index, isAside)),
      ...all.filter((index) => isUnit(index, isAside)),
    ];
  }

  /** Whether the next sentence of the paragraph answers, limits or completes it. */
  function isHalf(index: number): boolean {
    const [one, next] = [units[index], units[index + 1]];
    if (one && isAnsweredNext(one, next)) return true;
    if (!one || next?.blockIndex !== one.blockIndex) return false;
    return isHalfWithout(next.sentences.join(""), one.sentences.join(""), language);
  }
}

/** A sentence with so many words of the name names the thing. */
const NAMED_BY = 3;
const SHORTEST_NAME = 3;
/** Among so many sentences a description begins. */
const FIRST = 4;
/** A sentence that says what a thing is has its name, too, and is not said by it. */
const SAID = 0.8;
