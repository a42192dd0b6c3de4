import type { Block, Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import { contentTerms } from "#kernel/text/content-terms";
import { phrases } from "#kernel/text/phrases";
import { kindNounInJapanese } from "../../kinds/kind-noun-ja.ts";
import type { ProseLine } from "../../prose/lines.ts";
import { withSought } from "../../prose/passages/sought.ts";
import { chosenBy } from "../../prose/salience/chosen.ts";
import { editorOn } from "../../prose/salience/editor.ts";
import { knownOf } from "../../prose/salience/known.ts";
import { withAllSayable } from "../../prose/salience/pool.ts";
import { standsAlone } from "../../prose/stands.ts";
import { straysOn } from "../../strays.ts";
import { brandOf } from "../../subject.ts";
import type { Unit } from "../../units.ts";
import { isQuotation } from "../voices/quoted-voices.ts";
import { catchExplained } from "./catch-explained-ja.ts";
import { conditionsBeside } from "./conditions-en.ts";
import { definedFirst } from "./defined-first.ts";
import { definerOf } from "./definition.ts";
import { asException, exceptionsIn } from "./exceptions.ts";
import { leadsUp } from "./leads-up.ts";
import { beginsWithName, followsFrom } from "./left-open-ja.ts";
import { isLimit, limitsInRows, limitsWithin } from "./limits-ja.ts";
import { aboutMaker } from "./maker.ts";
import { pointsAtAnother } from "./points-at-goods.ts";
import { isPoorBeginning } from "./poor-beginning-en.ts";
import { pronounced } from "./pronoun.ts";

/** Care, measuring and other housekeeping is no beginning, and comes behind the rest. */
const HOUSEKEEPERS = phrases("goods-housekeeping");
/** "Please note: the wheel turns left.", "OWNERS: CHECK YOUR CHART.", "Correction: …": what a shop has to have said. */
export const NOTED =
  /^(?:[Bb]efore you (?:order|buy)\b|[Pp]lease note\b|NOTE\b|[Nn]ote(?::| that\b)|(?:CORRECTION|Correct(?:ion|ed)|Errat(?:um|a))\b|\p{Lu}{3,}(?:[,:]? \p{Lu}+){2,}[.:!])/u;

/** 「※旧用紙には12mmと記載しておりました。」 */
export const OF_OLD = /^※[^。]*(?:記載|表記|掲載|ご案内)して(?:おり|い)ました/u;

/** Beside so many seconds of its description, a thing's care is told. */
const MOST_ASIDE = 0.4;
const NOTHING: Pick<Unit, "sentences" | "blockIndex"> = { sentences: [], blockIndex: -1 };
const SHORTEST_NAME = 3;
/** Each second of what explains the opening line is worth so much more. */
const EXPLAINS = 3;
/** Among so many sentences a description begins. */
const FIRST = 4;
/** Praise names the goods as well, and says nothing of them. */
const PROMISES = /\b(?:what|all|everything) you(?:[’']ll)? (?:ever )?need\b/i;
/** Behind words that could not be said it points at nothing. */
const POINTING =
  /^[^、はがもを]{1,8}(?:と|て|で|ば|ら)、|[こそあ][のれうん]|\b(?:it|its|this|these|that|those|they|their|such)\b/i;

/** 「捨てずに、残ったほうをとっておいてください。」, behind a sentence that is not told: nobody hears of what, or when. */
const isTornOrder = (line: ProseLine | undefined) =>
  line !== undefined &&
  !line.begins &&
  line.gap &&
  line.sentences.some(
    (one) => /(?:ください|ましょう)。$/u.test(one) && !/^[^。]{0,24}[はも](?!の)/u.test(one),
  );

/** A unit as a line of the text that it stands in. */
const lineOf = (unit: Unit, { blocks }: Page): ProseLine => ({
  ...unit,
  kind: blocks[unit.blockIndex]?.kind ?? "paragraph",
  begins: true,
  gap: unit.isOrphan,
  sought: 0,
});

/** Tells of goods as an editor would. */
export interface Describer {
  /** Seconds of all that could be told. */
  material: number;
  /** Fills so many seconds best: what the thing is, then the rest in the order of the page, and its care at the end. */
  describe(seconds: number): Unit[];
  /** The exception from a sentence's claim, as it is told behind it; null where the page excepts nothing. */
  exceptionTo(sentence: string): Unit | null;
  /** Sentences on what the goods cannot do, where those told have no word of it. */
  limitsBeside(told: readonly Unit[], seconds: number): Unit[];
}

/** "It is a loom for two.", and no "It is a pity that …". */
const SAYS_KIND =
  /^It is an? (?!pity|shame|good idea|must|bit|lot|little|while|question|matter|mistake|myth)(?:[\p{L}\d%.-]+,? ){1,6}/iu;

export function describerOf(
  units: readonly Unit[],
  page: Page,
  name: string,
  settings: ScriptSettings,
  isFit: (sentence: string) => boolean,
): Describer {
  const { language, blocks } = page;
  const written = units.map((unit) => lineOf(unit, page));
  const isOfShop = straysOn(page);
  /** A sentence of somebody else's words is nothing that the shop says. */
  const isOfOthers = (block: Block | undefined) =>
    block !== undefined && page.type === "product" && (block.isReview === true || isQuotation(block, page));
  const isStray = (text: string, at: number) => isOfOthers(blocks[at]) || isOfShop(text, at);
  const all = withSought(withAllSayable(written, page, { name, isFit, isStray }), settings, language);
  const exceptions = exceptionsIn(all, language);
  // A claim takes the time of its exception, too.
  const lines = all.map((line, index) => {
    const exception = all[exceptions.get(index) ?? -1];
    return exception ? { ...line, seconds: line.seconds + exception.seconds } : line;
  });
  const defines = definerOf(name, language);
  const textAt = (index: number) => all[index]?.sentences.join(" ") ?? "";
  const isOfMaker = aboutMaker(brandOf(page), contentTerms(name, language), language);
  const isAside = (index: number): boolean => {
    const text = textAt(index);
    // A sentence that goes on from another goes with it.
    if (all[index]?.begins === false && !standsAlone(text, language)) return isAside(index - 1);
    const whole = blocks[all[index]?.blockIndex ?? -1]?.text ?? "";
    const isNoted = language === "en" ? NOTED.test(whole) : OF_OLD.test(whole);
    return isNoted || (HOUSEKEEPERS.test(text) && !(language === "ja" && defines(text)));
  };
  const introduces = (index: number) =>
    language === "en" && index < FIRST && pronounced(textAt(index), name) !== null;
  /** "It is a loom for two." begins a paragraph: behind the name of the goods nobody asks what "it" is. */
  const saysKind = (index: number) =>
    language === "en" && all[index]?.begins !== false && SAYS_KIND.test(textAt(index));
  const isDefinition = (index: number) =>
    introduces(index) || saysKind(index) || (defines(textAt(index)) && standsAlone(textAt(index), language));
  /** 「軽い鎌です。」 behind 「森野の鎌です。」: what the goods are is heard once. */
  const saysAgain = (index: number, before: readonly number[]) =>
    language === "ja" && kindOf(index) !== null && before.some((one) => kindOf(one) === kindOf(index));
  const kindOf = (index: number) => (defines(textAt(index)) ? kindNounInJapanese(textAt(index)) : null);
  const isLeadingUp = (index: number) => leadsUp(all[index] ?? NOTHING, blocks, language);
  /** A sentence that goes on from the maker's history in its paragraph is of that, too. */
  const tellsOfMaker = (index: number, section: number): boolean =>
    isOfMaker(textAt(index), blocks[section]?.text ?? "") ||
    (all[index]?.begins === false && tellsOfMaker(index - 1, section));
  /** A trouble of which nobody hears what becomes, praise that says nothing, and the maker's own history. */
  const isUntold = ({ sentences, section }: ProseLine, index: number) => {
    const next = all[index + 1];
    const isLeftOpen = isLeadingUp(index) && (next === undefined || next.gap || next.begins);
    const text = sentences.join(" ");
    return isLeftOpen || (language === "en" && PROMISES.test(text)) || tellsOfMaker(index, section);
  };
  const unwanted = lines.flatMap((line, index) => (isUntold(line, index) ? [index] : []));
  // A house whose every sentence is on itself describes what it sells by them.
  const untold = new Set(unwanted.length < lines.length ? unwanted : []);
  const words = name.split(/[\s「」『』()（）]+/u).filter((word) => word.length >= SHORTEST_NAME);
  const isOfGoods = (index: number) => followsFrom(all[index]) || beginsWithName(all[index], words);
  /** Words that lead up to the goods stand before their name. */
  const isSetUp = (index: number) => language === "ja" && !isOfGoods(index) && isOfGoods(index + 1);
  const judge = editorOn(page);
  const explained = catchExplained(page);
  const choose = chosenBy(all.map(judge), lines, {
    ...knownOf(page, name),
    perSecond: new Map(explained === null ? [] : [[explained, EXPLAINS]]),
    isPoorBeginning: (index) =>
      isAside(index) || isSetUp(index) || (language === "en" && isPoorBeginning(textAt(index))),
    pointsBack: (index) => {
      const { pointsBack = false, isOrphan = false } = all[index] ?? {};
      return (
        pointsBack ||
        (isOrphan && POINTING.test(textAt(index))) ||
        (language === "en" && pointsAtAnother(textAt(index)))
      );
    },
    leadsUp: isLeadingUp,
  });
  /** A buyer of Japanese goods is told them. */
  const rows =
    page.type === "product" && language === "ja"
      ? limitsInRows(page).filter(({ sentences }) => sentences.every(isFit))
      : null;

  function told(seconds: number, without: ReadonlySet<number> = untold): number[] {
    const first = choose(seconds, without);
    const again = first.filter((index, at) => saysAgain(index, first.slice(0, at)));
    const chosen = again.length > 0 ? choose(seconds, new Set([...without, ...again])) : first;
    const kept = language === "ja" ? chosen.filter((index) => !isTornOrder(all[index])) : chosen;
    const excepted = kept.flatMap((claim) => exceptions.get(claim) ?? []);
    const some = [...new Set([...kept, ...excepted])].toSorted((a, b) => a - b);
    const isNamed = some.some((index) => defines(textAt(index)) && standsAlone(textAt(index), language));
    const opens = !isNamed && some.some(saysKind) ? saysKind : isDefinition;
    const inOrder = definedFirst(some, opens, (index) => all[index]?.begins === false);
    const [asides, own] = [inOrder.filter(isAside), inOrder.filter((index) => !isAside(index))];
    const secondsOf = (indices: readonly number[]) =>
      indices.reduce((sum, index) => sum + (all[index]?.seconds ?? 0), 0);
    // Care is never the main thing.
    return secondsOf(asides) <= MOST_ASIDE * secondsOf(own) ? [...own, ...asides] : own;
  }

  const unitsAt = (indices: readonly number[]): Unit[] =>
    indices.flatMap((index) => {
      const line = all[index];
      const isException = [...exceptions].some(([claim, one]) => one === index && indices.includes(claim));
      return line ? [isException ? asException(line, language) : line] : [];
    });

  const isEnglishGoods = language === "en" && page.type === "product";
  /** A buyer is told what the goods cannot do, where the description has no word of it. */
  function withLimits(seconds: number): Unit[] {
    const found = told(seconds);
    const own = unitsAt(found);
    if (own.some(({ sentences }) => sentences.some(isLimit))) return own;
    // An exception is told with its claim; where the claim is left out, it is a limit like others.
    const excepted = new Set(found.map((claim) => exceptions.get(claim)));
    const free = all.filter((_, index) => !excepted.has(index));
    const limits = limitsWithin(free, rows ?? [], seconds);
    const spent = limits.reduce((sum, one) => sum + one.seconds, 0);
    const apart = new Set(all.flatMap((line, index) => (limits.includes(line) ? [index] : [])));
    return [...unitsAt(told(seconds - spent, new Set([...untold, ...apart]))), ...limits];
  }

  return {
    limitsBeside(some, seconds) {
      if (isEnglishGoods) return conditionsBeside(all, some, seconds);
      if (rows === null || some.some(({ sentences }) => sentences.some(isLimit))) return [];
      const blocksTold = new Set(some.map(({ blockIndex }) => blockIndex));
      return limitsWithin(
        all.filter(({ blockIndex }) => !blocksTold.has(blockIndex)),
        rows,
        seconds,
      );
    },
    exceptionTo(sentence) {
      const claim = all.findIndex(({ sentences }) => sentences.includes(sentence));
      const exception = all[exceptions.get(claim) ?? -1];
      return exception ? asException(exception, language) : null;
    },
    material: all.reduce((sum, { seconds }) => sum + seconds, 0),
    describe: (seconds) => (rows === null ? unitsAt(told(seconds)) : withLimits(seconds)),
  };
}
