import { statesFigure } from "../../merits-en.ts";
import type { Passage } from "./passages.ts";
import { COSTS, jumpOf, startOf } from "./pick-costs.ts";

/** So many sentences of a passage, from its beginning. */
export interface Pick {
  passage: number;
  count: number;
}

/** A word that was asked for comes before all else; more of them count by their worth. */
const ASKED = 100;
/** A text ends where its page does. */
const ENDS = 10;
const OFF = 2;
/** Where the length was missed, seconds cost so much. */
const OFF_WHERE_EXACT = 9;
const PARAGRAPH_PAUSE = 0.4;
const SLOT = 0.5;
/** How far the whole may be from the budget. */
const FAR = 0.055;
const MOST_CUTS = 14;

interface Chain extends Pick {
  before: Chain | null;
}

interface State {
  value: number;
  /** The last one taken, and what was taken before it. */
  taken: Chain | null;
  /** Whether its last sentence announces what has to follow. */
  open: boolean;
  /** Whether it speaks of what was asked for. */
  isAsked: boolean;
  /** Its last sentence stands alone behind a jump, which costs so much until another one goes on from it. */
  lonely: number;
}

/**
 * The passages, each from its beginning, that fill the budget of seconds best: few jumps, few cuts.
 * A passage that leans on the one before it comes only behind all of that one.
 */
export function pick(
  passages: readonly Passage[],
  worth: readonly number[][],
  budget: number,
  isExact = false,
): Pick[] {
  const slots = Math.max(1, Math.round((budget * (1 + FAR)) / SLOT));
  const empty = (): (State | undefined)[] => Array.from({ length: slots + 1 }, () => undefined);
  /** By seconds so far: ends with the whole passage before this one; ends earlier. */
  const isSought = passages.some(({ lines }) => lines.some(({ sought }) => sought > 0));
  let joined = empty();
  let apart = empty();
  joined[0] = { value: 0, taken: null, open: false, isAsked: false, lonely: 0 };

  for (const [index, passage] of passages.entries()) {
    const options = optionsOf(passage, worth[index] ?? []);
    const goesOn = isExact && passage.isEntry !== false && isRightBehind(passage, passages[index - 1]);
    const nextJoined = empty();
    const nextApart = empty();
    for (let slot = 0; slot <= slots; slot += 1) {
      const [whole, broken] = [joined[slot], apart[slot]];
      // Left out.
      for (const state of [whole, broken]) if (state && !state.open) keep(nextApart, slot, state);
      if (!whole && !broken) continue;
      const extend = (state: State, isJump: boolean) => {
        const start = state.taken === null;
        const jump = start ? startOf(passages, index, isExact) : jumpOf(passage, isJump);
        for (const option of options) {
          const at = slot + Math.round((option.seconds + PARAGRAPH_PAUSE) / SLOT);
          if (at > slots) break;
          const isAll = option.count === passage.lines.length;
          const isEnd = passage.concludes && isAll && !start;
          const isOwn = passage.lines[0]?.sought || passage.lines[0]?.isTold || passage.isResult;
          const isApart = isJump || passage.opensSection;
          const isFigure = statesFigure(passage.lines[0]?.sentences.join(" ") ?? "");
          const isLonely =
            isApart && !start && option.count === 1 && !isOwn && !isEnd && !isFigure && !passage.isEntry;
          const lonely = isLonely ? COSTS.alone : 0;
          const isTorn = !passage.follows && !start && passage.lines[0]?.begins === false && !isOwn;
          const value =
            state.value +
            option.value +
            (!isJump && passage.follows ? state.lonely : 0) +
            (option.isAsked && !state.isAsked ? ASKED : 0) +
            (isEnd ? ENDS : 0) -
            jump -
            lonely -
            (isTorn ? COSTS.torn : 0) -
            (start && option.count === 1 && !isAll && !passage.lines[0]?.sought ? COSTS.tornLead : 0) -
            (isAll ? 0 : !isSought && tears(passage, option.count, index) ? COSTS.cutLead : COSTS.cut);
          keep(isAll ? nextJoined : nextApart, at, {
            value,
            taken: { passage: index, count: option.count, before: state.taken },
            open: isAll && passage.announces,
            isAsked: state.isAsked || option.isAsked,
            lonely: isAll ? lonely : 0,
          });
        }
      };
      if (whole && (passage.follows || passage.stands || goesOn)) extend(whole, false);
      if (broken && passage.stands) extend(broken, true);
    }
    [joined, apart] = [nextJoined, nextApart];
  }
  return bestOf([joined, apart], budget, isExact ? OFF_WHERE_EXACT : OFF);
}

/** Behind the whole of the section before, a section goes on by names that were heard there. */
function isRightBehind({ lines: [first] }: Passage, before: Passage | undefined): boolean {
  if (!first?.begins || first.gap || first.kind === "list_item") return false;
  return first.blockIndex === first.section + 1 && before?.lines.at(-1)?.blockIndex === first.section - 1;
}

/** Whether a cut goes through the text's first paragraph. */
const tears = ({ lines }: Passage, count: number, index: number) =>
  index === 0 &&
  lines[count - 1]?.blockIndex === lines[0]?.blockIndex &&
  lines[count]?.blockIndex === lines[0]?.blockIndex;

function optionsOf(passage: Passage, worth: readonly number[]) {
  let [seconds, value, done, isAsked] = [0, 0, 0, false];
  const cuts = passage.cuts.length > MOST_CUTS ? passage.cuts.slice(0, MOST_CUTS) : passage.cuts;
  return cuts.map((count) => {
    for (; done < count; done += 1) {
      seconds += passage.lines[done]?.seconds ?? 0;
      value += worth[done] ?? 0;
      isAsked ||= passage.lines[done]?.isAsked ?? false;
    }
    return { count, seconds, value, isAsked };
  });
}

function keep(states: (State | undefined)[], slot: number, state: State) {
  const known = states[slot];
  if (!known || state.value > known.value) states[slot] = state;
}

function bestOf(all: (State | undefined)[][], budget: number, cost: number): Pick[] {
  let best: State | undefined;
  for (const states of all)
    for (const [slot, state] of states.entries()) {
      if (!state || state.open) continue;
      const off = Math.max(0, Math.abs(slot * SLOT - budget) - 0.02 * budget);
      const value = state.value - cost * off;
      if (!best || value > best.value) best = { ...state, value };
    }
  const picks: Pick[] = [];
  for (let one = best?.taken ?? null; one; one = one.before)
    picks.unshift({ passage: one.passage, count: one.count });
  return picks;
}
