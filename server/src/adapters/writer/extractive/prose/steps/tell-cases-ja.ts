import type { Page } from "#kernel/page";
import { byUrgency, inParagraphs, type Ranked } from "../by-urgency.ts";
import type { ProseLine } from "../lines.ts";
import { isOrder } from "../procedures.ts";
import { standsAlone } from "../stands.ts";
import type { Told } from "../wording.ts";
import { safetyOf } from "./safety-ja.ts";

/** The lower number has the time first. */
const SAFE = 0;
const CASE = 1;
const BEHIND_CASE = 2;
const REST = 3;
/** 「E-21のとき」, 「ふたが開かない場合は」 */
const OF_CASE = /(?:とき|時|場合)(?:は|には)?$/u;
const FEWEST_CASES = 2;
const FEWEST_ORDERS = 2;
/** Cases that fill less of the time are told by passages. */
const SHORTEST = 0.55;
/** Seconds of the sentence that says which case it is. */
const ANNOUNCED = 3;

/**
 * A manual that says case by case what is done: what keeps everybody safe first, and then as many cases as have room, each with all of
 * its steps. Half of a repair is worse than none.
 */
export function casesTeller(lines: readonly ProseLine[], page: Page): (budget: number) => Told[][] | null {
  const units = page.language === "ja" ? unitsOf(lines, page) : [];
  const cases = units.filter(({ rank }) => rank === CASE);
  if (cases.length < FEWEST_CASES) return () => null;
  return (budget) => {
    const { taken, left } = byUrgency(units, budget);
    const isSafe = units.every((unit) => unit.rank !== SAFE || taken.has(unit));
    const hasCase = cases.some((unit) => taken.has(unit));
    return isSafe && hasCase && left <= (1 - SHORTEST) * budget ? inParagraphs(units, taken) : null;
  };
}

function unitsOf(lines: readonly ProseLine[], { blocks }: Page): Ranked[] {
  const units: Ranked[] = [];
  let safe: Ranked | undefined;
  for (const [section, own] of Map.groupBy(lines, (line) => line.section)) {
    const heading = blocks[section]?.text.trim() ?? "";
    const steps = own.filter(({ blockIndex }) => isListed(blocks, blockIndex, own));
    const orders = steps.filter(({ sentences }) => isOrder(sentences.join(""), "ja"));
    if (OF_CASE.test(heading) && orders.length >= FEWEST_ORDERS) {
      const unit: Ranked = {
        lines: announced(steps),
        rank: CASE,
        isWhole: true,
        ...(safe && { behind: safe }),
      };
      // A step that cannot be said tears all of them.
      if (steps[0]?.begins && steps.every((line, at) => at === 0 || !line.gap)) units.push(unit);
      for (const more of inBlocks(own.filter((line) => !steps.includes(line))))
        units.push({ lines: more, rank: BEHIND_CASE, isWhole: true, behind: unit });
      continue;
    }
    const isAbove = units.every(({ rank }) => rank !== CASE);
    for (const some of inBlocks(own)) {
      const order = some.findIndex(({ sentences }) => safetyOf(sentences.join("")) > 0);
      if (isAbove && order !== -1 && !safe) {
        safe = { lines: some.slice(order), rank: SAFE, isWhole: true };
        units.push(safe);
      } else if (isTold(some)) units.push({ lines: some, rank: isAbove ? BEHIND_CASE : REST, isWhole: true });
    }
  }
  return units;
}

/** A paragraph that is understood by itself; items of a list need each other. */
function isTold([first, ...others]: readonly ProseLine[]): boolean {
  const text = first?.sentences.join("") ?? "";
  const isBegun = first?.begins && !first.gap && first.kind === "paragraph";
  return Boolean(isBegun) && !others.some(({ gap }) => gap) && standsAlone(text, "ja");
}

/** The steps of a case are its list, or all that stands there where it has none. */
function isListed(blocks: Page["blocks"], at: number, own: readonly ProseLine[]): boolean {
  const hasList = own.some(({ blockIndex }) => blocks[blockIndex]?.kind === "list_item");
  return !hasList || blocks[at]?.kind === "list_item";
}

const inBlocks = (lines: readonly ProseLine[]): ProseLine[][] => [
  ...Map.groupBy(lines, ({ blockIndex }) => blockIndex).values(),
];

/** The first line of a case takes the time of its announcement, too, and goes on from no table above it. */
const announced = (steps: readonly ProseLine[]): ProseLine[] =>
  steps.map((line, at) => (at === 0 ? { ...line, gap: false, seconds: line.seconds + ANNOUNCED } : line));
