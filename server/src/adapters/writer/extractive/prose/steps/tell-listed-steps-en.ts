import type { Page } from "#kernel/page";
import { byUrgency, inParagraphs, type Ranked } from "../by-urgency.ts";
import type { ProseLine } from "../lines.ts";
import { isOrder } from "../procedures.ts";
import { standsAlone } from "../stands.ts";
import { forbidsInEnglish } from "../warnings-en.ts";
import type { Told } from "../wording.ts";

/** The lower number has the time first. */
const LEAD = 0;
const STEP = 1;
const WARNED = 2;
const DETAIL = 3;
const REST_OF_LEAD = 4;
const REST = 5;
const LEAD_SENTENCES = 1;
/** Fewer items in a row are points of a text. */
const FEWEST = 3;
/** Of a list of steps most begin with what to do. */
const ORDERS = 0.6;
/** A text that fills less of its time is told by passages. */
const SHORTEST = 0.7;
const OF_PROCEDURE =
  /\bhow (?:to|do (?:i|you|we))\b|\bstep[ -]by[ -]step\b|\b(?:guide to|instructions? for) \p{L}+ing\b/iu;

interface Unit extends Ranked {
  /** The list that the unit is the beginning of a step of. */
  list: number | null;
}

interface ListedSteps {
  /** Null where the steps have no room. */
  tell: (budget: number) => Told[][] | null;
  /** Whether the other ways of telling the page have lost some of its steps. */
  isCut: boolean;
}

/**
 * An English how-to whose steps are items of lists, in so many seconds: what it is for, the beginning of each step in
 * order, warnings, and then what each step says besides. Where the steps of all lists have no room, the first lists
 * are told whole. Tells nothing of any other page. Of a step in `lines` whose
 * detail could not be said the beginning is told; `fit` says which blocks besides can be told.
 */
export function listedStepsTeller(
  lines: readonly ProseLine[],
  fit: readonly ProseLine[],
  page: Page,
): ListedSteps {
  const lists = page.language === "en" && OF_PROCEDURE.test(page.title) ? listsOn(page) : [];
  const firsts = firstLinesOf(lines);
  const isTold = (at: number) => {
    const first = firsts.get(at);
    return first !== undefined && (first.begins || isBehindLabel(first, page.blocks[at]?.text ?? ""));
  };
  const whole = lists.filter((list) => list.every(isTold));
  if (lists.length === 0 || whole[0] !== lists[0]) return { tell: () => null, isCut: false };
  const steps = new Set(whole.flat());
  // An item of any other list says little without the others.
  const others = new Set(fit.flatMap(({ blockIndex, kind }) => (kind === "list_item" ? [] : [blockIndex])));
  const units = unitsOf(
    lines.filter(({ blockIndex }) => steps.has(blockIndex) || others.has(blockIndex)),
    whole,
  );
  const isFit = new Set(fit.map(({ blockIndex }) => blockIndex));
  const tell = (budget: number) => {
    for (let count = whole.length; count > 0; count -= 1) {
      const some = units.filter(({ list, behind }) => {
        const own = list ?? (behind as Unit | undefined)?.list ?? null;
        return own === null || own < count;
      });
      const { taken, left } = byUrgency(some, budget);
      const isWhole = some.every((unit) => unit.list === null || taken.has(unit));
      if (isWhole && left <= (1 - SHORTEST) * budget) return inParagraphs(some, taken);
    }
    return null;
  };
  return { tell, isCut: [...steps].some((at) => !isFit.has(at)) };
}

const firstLinesOf = (lines: readonly ProseLine[]) =>
  new Map([...Map.groupBy(lines, ({ blockIndex }) => blockIndex)].map(([at, [first]]) => [at, first]));

/** "Heat, then cool. Run the heating for ten minutes.": the first words only name the step. */
const isBehindLabel = ({ sentences }: ProseLine, text: string) =>
  isOrder(sentences[0] ?? "", "en") && (/^[^.!?]+[.!?]/.exec(text)?.[0] ?? text).length <= LONGEST_LABEL;
const LONGEST_LABEL = 24;

/** The places of the steps of each list whose items tell what to do. */
function listsOn({ blocks, language }: Page): number[][] {
  const runs: number[][] = [];
  for (const [at, { kind }] of blocks.entries()) {
    if (kind !== "list_item") continue;
    const run = runs.at(-1);
    if (run && run.at(-1) === at - 1) run.push(at);
    else runs.push([at]);
  }
  const headOf = ([first = 0]: readonly number[]) =>
    blocks
      .slice(0, first)
      .findLast(({ kind }) => kind === "heading")
      ?.text.trim() ?? "";
  const found = runs.filter((run) => {
    const orders = run.filter((at) => isOrder(blocks[at]?.text ?? "", language));
    return run.length >= FEWEST && orders.length >= ORDERS * run.length;
  });
  // Checks before the method and advice beside it are no steps of it; a page may have nothing else.
  const methods = found.filter((run) => !BESIDE_METHOD.test(headOf(run)));
  // Of several ways to the same end the first is told to its end.
  const several = methods.filter((run) => OF_METHOD.test(headOf(run)));
  const told =
    several.length > 1 ? methods.filter((run) => run === several[0] || !several.includes(run)) : methods;
  return told.length > 0 ? told : found;
}
const BESIDE_METHOD = new RegExp(
  [
    String.raw`^(?:before (?:you|we) (?:start|begin)|before starting|first,? check|checks?\b|check (?:what|whether|if|that)|is it\b`,
    String.raw`(?:\p{L}+ )?(?:tips|tricks|advice|notes|safety|warnings|mistakes|precautions|maintenance|care)\b`,
    String.raw`when to\b|troubleshooting|if it\b|what (?:you|not)\b|how to (?:tell|check|know)|signs\b)`,
  ].join("|"),
  "iu",
);
const OF_METHOD =
  /^(?:method|option|way|approach|variant|version|technique)\s?(?:#\s?)?(?:\d|[A-C]\b|one|two|three)/i;

function unitsOf(lines: readonly ProseLine[], lists: readonly number[][]): Unit[] {
  const units: Unit[] = [];
  for (const [at, all] of Map.groupBy(lines, ({ blockIndex }) => blockIndex)) {
    const [first] = all;
    const list = lists.findIndex((steps) => steps.includes(at));
    if (!first || !(first.begins || list !== -1)) continue;
    const gap = all.findIndex((line, index) => index > 0 && line.gap);
    const own = gap === -1 ? all : all.slice(0, gap);
    const text = first.sentences.join(" ");
    if (list !== -1) {
      const step: Unit = { lines: own.slice(0, 1), rank: STEP, isWhole: true, list };
      const warns = own.some((line, index) => index > 0 && forbidsInEnglish(line.sentences.join(" ")));
      units.push(step, {
        lines: own.slice(1),
        rank: warns ? WARNED : DETAIL,
        isWhole: warns,
        behind: step,
        list: null,
      });
    } else if (units.length === 0) {
      const lead: Unit = { lines: own.slice(0, LEAD_SENTENCES), rank: LEAD, list: null };
      units.push(lead, { lines: own.slice(LEAD_SENTENCES), rank: REST_OF_LEAD, behind: lead, list: null });
    } else if (standsAlone(text, "en") && !first.gap)
      units.push({ lines: own, rank: forbidsInEnglish(text) ? WARNED : REST, list: null });
  }
  return units;
}
