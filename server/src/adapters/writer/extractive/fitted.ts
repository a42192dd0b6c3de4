import { splitScript } from "#kernel/text/sentences";
import { spokenSeconds } from "#kernel/text/spoken-seconds";
import type { Language } from "#kernel/vocabulary";
import type { Draft } from "./draft.ts";

/** Pauses between paragraphs are known only when they are there: the budget is corrected so often. */
const ROUNDS = 4;
const NEAR_ENOUGH = 0.07;
/** A script that is off by more than this is built in another way. */
const OFF = 0.08;
/** One that is off by more than this is of another length. */
const FAR_OFF = 0.1;
/** Another way has to be so many seconds nearer: the first is the best told. */
const NEARER = 0.5;

/** Liberties for the length of a script; none is taken where the length is met without. */
export interface Concessions {
  /** Whether the length counts more than how well the passages go together. */
  isExact: boolean;
  /** Whether the words behind the last passage may go. */
  isUnclosed: boolean;
  /** Whether of our own words nothing is left but the one that introduces. */
  isBare?: boolean;
  /** Whether a sentence says that only the beginning was told, for the seconds that are missing. */
  isEked?: boolean;
}
/** The concessions that are tried, the best told first. */
export const CONCESSIONS: readonly Concessions[] = [
  { isExact: false, isUnclosed: false },
  { isExact: false, isUnclosed: true },
  { isExact: true, isUnclosed: false },
  { isExact: true, isUnclosed: true },
];
/** For a script that no other concession brings to its length. */
export const LAST_CONCESSION: Concessions = { isExact: true, isUnclosed: true, isBare: true };

/** For a Japanese script whose next sentence is too long for the time that is left. */
export const EKED_OUT: Concessions = { isExact: false, isUnclosed: false, isEked: true };

/** Builds a script for a budget of seconds; `own` are the seconds of the sentences that are always there. */
export interface Way {
  build(budget: number): Draft[][];
  own: number;
  /** Whether it only leaves out: no help where the page has told all that it can. */
  isShorter?: boolean | undefined;
  /** Whether it is told worse, which pays only where it has the length that no better way has. */
  isLast?: boolean | undefined;
}

/** Builds in the first way that lasts as long as was asked for; where none does, in the nearest. */
export function fitted(ways: readonly Way[], target: number, language: Language): Draft[][] {
  let best: Attempt | null = null;
  for (const way of ways) {
    const isTooLong = best !== null && best.off < 0;
    if (best?.isExhausted && way.isShorter && !isTooLong) continue;
    if (best && way.isLast && Math.abs(best.off) <= FAR_OFF * target) continue;
    const attempt = corrected(way, target, language);
    if (best && way.isLast && Math.abs(attempt.off) > FAR_OFF * target) continue;
    if (!best || Math.abs(attempt.off) < Math.abs(best.off) - NEARER) best = attempt;
    if (Math.abs(best.off) <= OFF * target) break;
  }
  return (best?.paragraphs ?? []).map(oneSentenceEach);
}

interface Attempt {
  paragraphs: Draft[][];
  /** Seconds that are missing; below zero those that are too many. */
  off: number;
  /** Whether more time got no further word out of the page. */
  isExhausted: boolean;
}

/** Builds with a corrected budget until the whole lasts as long as was asked for. */
function corrected({ build, own }: Way, target: number, language: Language): Attempt {
  let budget = target - own;
  let best: Attempt | null = null;
  let before: number | null = null;
  let isProbed = false;
  for (let round = 0; round < ROUNDS; round += 1) {
    const paragraphs = build(budget);
    const off = target - spokenSeconds(paragraphs, language);
    const isRepeated = off > 0 && off === before;
    const isExhausted = isRepeated && isProbed;
    if (!best || Math.abs(off) < Math.abs(best.off)) best = { paragraphs, off, isExhausted };
    if (isExhausted) best.isExhausted = true;
    if (isExhausted || Math.abs(off) <= NEAR_ENOUGH * target) break;
    before = off;
    // The next passage may need more time than is missing: as much as all rounds would have come to.
    budget += isRepeated ? off * (ROUNDS - 1 - round) : off;
    isProbed ||= isRepeated;
  }
  return best ?? { paragraphs: [], off: target, isExhausted: false };
}

/** Scripts are divided again when they are read: what counts as one sentence must be one there too. */
export function oneSentenceEach(paragraph: Draft[]): Draft[] {
  return paragraph.flatMap(({ text, ties }) =>
    splitScript(text).map((sentence) => ({
      text: sentence.text,
      ties: ties.filter((tie) => sentence.text.includes(tie.text)),
    })),
  );
}
