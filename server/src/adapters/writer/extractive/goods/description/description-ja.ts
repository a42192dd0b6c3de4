import type { Block } from "#kernel/page";
import { meritInJapanese } from "../../merit-ja.ts";
import { standsAlone } from "../../prose/stands.ts";
import type { Unit } from "../../units.ts";

/** The sentences of a page that may be told, and how they hang together. */
export interface Described {
  units: readonly Unit[];
  scores: readonly number[];
  blocks: readonly Block[];
  /** Whether a run of sentences may begin with this one. */
  begins(index: number): boolean;
  /** Whether it is told by others already. */
  isSaid(index: number): boolean;
  /** Whether it tells of care, of the house or of terms. */
  isAside(index: number): boolean;
  isDefinition(index: number): boolean;
  /** Whether the page has it right behind the one before it. */
  goesOn(index: number): boolean;
  /** Whether it is half of what it says without the next one. */
  isHalf(index: number): boolean;
  /** Whether it says how others are, or how it was, and the next one what the goods do about it. */
  isSetUp(index: number): boolean;
  /** Whether it tells of a trouble, and its paragraph goes on. */
  leadsUp(index: number): boolean;
  /** Seconds of what has to be told with it. */
  secondsOf(index: number): number;
}

const USUAL = 0.3;
/** The description stands first; behind it come care, the house and the terms. */
const EARLY = 0.5;
const ITEM = 0.1;
const ASIDE = 0.9;
const HANDLING = 0.2;
const LONG = 60;
/** The central and what was asked for count, too. */
const CENTRAL = 0.12;
/** Costs in seconds of a sentence that one would keep. */
const JUMP = 1.6;
const ALONE = 1.4;
const TORN = 2;
const LATE = 5;
const CUT = 0.6;
const OFF = 1.3;
const SLOT = 0.5;
const FAR = 0.04;

const HOW_TO =
  /使(?:う|い|用)|手順|方法|掃除|手入れ|取り?扱い|しまい方|干し方|飲み方|食べ方|焼き方|洗い方|調理|注意|配送|返品|約束|保証/;

/** The words that stand before a sentence in the script. */
type Before = "none" | "one" | "run";
const STATES: readonly Before[] = ["none", "one", "run"];

interface Choice {
  value: number;
  /** Taken units, the last one first. */
  taken: { index: number; before: Choice["taken"] } | null;
}

/**
 * The units of a description that fill the seconds best: in the page's order, in few runs, by what an editor
 * would keep of each. Worked out for all of them at once, so that a long paragraph far below takes no
 * time from the first ones.
 */
export function describedInJapanese(page: Described, budget: number): number[] {
  const { units } = page;
  const slots = Math.max(1, Math.round((budget * (1 + FAR)) / SLOT));
  const empty = () => Array.from({ length: slots + 1 }, (): Choice | undefined => undefined);
  let open: Record<Before, (Choice | undefined)[]> = { none: empty(), one: empty(), run: empty() };
  open.none[0] = { value: 0, taken: null };
  const worths = worthsOf(page);
  const ends = [...units.keys()].map((index) => endCosts(page, index));
  const endCost = (index: number, before: Before) => ends[index]?.[before] ?? 0;
  for (const index of units.keys()) {
    const next: typeof open = { none: empty(), one: empty(), run: empty() };
    const seconds = page.secondsOf(index);
    const cost = Math.max(1, Math.round(seconds / SLOT));
    const value = (worths[index] ?? 0) * seconds;
    const isFree = !page.isSaid(index);
    for (const before of STATES)
      for (const [slot, choice] of open[before].entries()) {
        if (!choice) continue;
        const at = slot + cost;
        const taken = { index, before: choice.taken };
        const mayTake = isFree && at <= slots;
        const isNext = before !== "none" && page.goesOn(index);
        if (isNext && mayTake) keep(next.run, at, { value: choice.value + value, taken });
        // The telling ends with the one before, but for a half.
        if (before !== "none" && page.isHalf(index - 1)) continue;
        const ended = choice.value - endCost(index - 1, before);
        keep(next.none, slot, { value: ended, taken: choice.taken });
        if (!isNext && mayTake && page.begins(index))
          keep(next.one, at, { value: ended + value - startCost(page, index, choice), taken });
      }
    open = next;
  }
  let best: Choice | undefined;
  for (const before of STATES)
    for (const [slot, choice] of open[before].entries()) {
      if (!choice) continue;
      const off = Math.max(0, Math.abs(slot * SLOT - budget) - 0.02 * budget);
      const value = choice.value - endCost(units.length - 1, before) - OFF * off;
      if (!best || value > best.value) best = { ...choice, value };
    }
  const told: number[] = [];
  for (let one = best?.taken ?? null; one; one = one.before) told.unshift(one.index);
  return told;
}

function worthsOf(page: Described): number[] {
  const mean = page.scores.reduce((sum, score) => sum + score, 0) / page.scores.length;
  const definition = page.units.findIndex((_, index) => page.isDefinition(index) && page.begins(index));
  return [...page.units.keys()].map(
    (index) => worthOf(page, index, mean) + (index === definition ? DEFINES : 0),
  );
}
/** Said once, what the thing is. */
const DEFINES = 0.6;

function worthOf(page: Described, index: number, mean: number): number {
  const { units, scores, blocks, isAside } = page;
  const unit = units[index];
  if (!unit) return 0;
  const text = unit.sentences.join("");
  const block = blocks[unit.blockIndex];
  const isHandling = unit.head !== null || HOW_TO.test(blocks[unit.section]?.text ?? "");
  return (
    USUAL +
    EARLY * (1 - index / units.length) +
    meritInJapanese(text) +
    CENTRAL * ((scores[index] ?? 0) - mean) -
    (block?.kind === "list_item" ? ITEM : 0) -
    (isHandling ? HANDLING : 0) -
    (text.length > LONG ? ITEM : 0) -
    (isSlogan(page, index) ? SLOGAN : 0) -
    (SIZES.test(text) ? ASIDE : 0) -
    (isAside(index) ? ASIDE : 0)
  );
}
const SLOGAN = 0.9;
/** 「Sは七十二センチまで、Mは…」: for the eye of a buyer who measures. */
const SIZES = /(?<![A-Za-z])[SMLＳＭＬ]は.*(?<![A-Za-z])[SMLＳＭＬ]は/;

/** A line of its own above the description that says nothing of the goods: 「苦い、がうれしい朝もある。」 */
function isSlogan({ units, blocks, isDefinition }: Described, index: number): boolean {
  const unit = units[index];
  const text = unit?.sentences.join("") ?? "";
  return (
    index === 0 &&
    units.length > 3 &&
    text.length <= LONGEST_SLOGAN &&
    text.length >= WHOLE * (blocks[unit?.blockIndex ?? -1]?.text.length ?? 0) &&
    !isDefinition(index) &&
    !/は|です。$/.test(text)
  );
}
const LONGEST_SLOGAN = 18;

/** A page says first what it is about. */
function startCost(page: Described, index: number, { taken }: Choice): number {
  const { units, isDefinition } = page;
  if (!taken) return index === 0 || (index === 1 && isSlogan(page, 0)) ? 0 : isDefinition(index) ? 1 : LATE;
  const isTorn = units[index - 1]?.blockIndex === units[index]?.blockIndex;
  return JUMP + (isTorn ? TORN : 0);
}

/** The worth that a run of sentences loses by ending here. */
const endCosts = (page: Described, index: number): Record<Before, number> => ({
  none: 0,
  one: aloneCost(page, index),
  run: cutCost(page, index),
});

/** A single sentence of a longer paragraph costs less where a listener understands it by itself. */
function aloneCost({ units, blocks, leadsUp }: Described, index: number): number {
  const unit = units[index];
  const text = unit?.sentences.join("") ?? "";
  const share = text.length / Math.max(1, blocks[unit?.blockIndex ?? -1]?.text.length ?? 0);
  if (share >= WHOLE) return 0;
  if (share < SCRAP && index > 0) return OF_SCRAP;
  const cost = leadsUp(index) ? ALONE + OF_SET_UP : ALONE;
  return standsAlone(text, "ja") || index === 0 ? cost : cost + TORN;
}
const WHOLE = 0.6;
const SCRAP = 0.25;
const OF_SCRAP = 9;

function cutCost({ units, isSetUp, leadsUp }: Described, index: number): number {
  if (leadsUp(index)) return CUT + OF_SET_UP;
  if (units[index + 1]?.blockIndex !== units[index]?.blockIndex) return 0;
  return isSetUp(index) ? CUT + OF_SET_UP : CUT;
}
const OF_SET_UP = 6;

function keep(choices: (Choice | undefined)[], slot: number, choice: Choice) {
  const known = choices[slot];
  if (!known || choice.value > known.value) choices[slot] = choice;
}
