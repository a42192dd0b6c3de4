import type { Page } from "#kernel/page";
import { definesPlainly } from "./definition.ts";
import { isOfTakeaways, type Passage } from "./passages.ts";
import type { Pick } from "./pick.ts";
import { leadTellings, partTellings, type Telling } from "./tellings.ts";
import { headedPartsOf } from "./text-parts.ts";

/** Seconds of good text that one would give to have something of one part more; fewer where not all of them have room. */
const PART = 5;
const ONE_OF_MANY = 2;
/** So many seconds tell something of a part, and so many the least of it. */
const SECONDS_A_PART = 9;
const LEAST_OF_PART = 6;
/** Seconds of good text that one would give for each second by which the whole is off. */
const OFF = 3;
const OFF_WHERE_EXACT = 9;
const SLOT = 0.5;
/** How far the whole may be from the budget, and how far it is no matter. */
const FAR = 0.055;
const NEAR = 0.02;

/**
 * Shares the time out among the parts of a text: something of each that has room before much of any.
 * Null for a text that has too few parts to be told by them, and for one that says itself what matters in it.
 */
export function spread(
  passages: readonly Passage[],
  worth: readonly (readonly number[])[],
  budget: number,
  page: Page,
  isExact = false,
): Pick[] | null {
  const { blocks } = page;
  const parts = headedPartsOf(passages, blocks, budget / LEAST_OF_PART);
  const isSummed = passages.some(({ lines }) => lines.some((line) => isOfTakeaways(line, blocks)));
  if (!parts || isSummed) return null;
  const matter = { passages, worth, blocks };
  const gain = parts.length * SECONDS_A_PART > budget ? ONE_OF_MANY : PART;
  const tellings = parts.map((part, at) =>
    at === 0
      ? leadTellings(part, matter, (text) => definesPlainly(text, page))
      : partTellings(part, matter).map((one) => ({ ...one, value: one.value + gain })),
  );
  return bestOf(tellings, budget, isExact ? OFF_WHERE_EXACT : OFF);
}

interface State {
  value: number;
  taken: Telling | null;
  before: State | null;
}

/** At most one telling of each part, which together are worth most in so many seconds. */
function bestOf(parts: readonly Telling[][], budget: number, off: number): Pick[] | null {
  const slots = Math.max(1, Math.round((budget * (1 + FAR)) / SLOT));
  let states: (State | undefined)[] = [{ value: 0, taken: null, before: null }];
  for (const tellings of parts) {
    const next = [...states];
    for (const [slot, before] of states.entries())
      for (const taken of before ? tellings : []) {
        const at = slot + Math.round(taken.seconds / SLOT);
        const value = (before?.value ?? 0) + taken.value;
        const known = next[at]?.value ?? Number.NEGATIVE_INFINITY;
        if (at <= slots && value > known) next[at] = { value, taken, before: before ?? null };
      }
    states = next;
  }
  const rated = states.flatMap((state, slot) => {
    const missed = Math.max(0, Math.abs(slot * SLOT - budget) - NEAR * budget);
    return state ? [{ state, value: state.value - off * missed }] : [];
  });
  const [best] = rated.toSorted((one, other) => other.value - one.value);
  const picks: Pick[] = [];
  for (let one: State | null = best?.state ?? null; one; one = one.before)
    picks.unshift(...(one.taken?.picks ?? []));
  return picks.length > 0 ? picks : null;
}
