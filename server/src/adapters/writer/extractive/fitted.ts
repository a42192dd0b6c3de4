import { splitScript } from "#kernel/text/sentences";
import { spokenSeconds } from "#kernel/text/spoken-seconds";
import type { Language } from "#kernel/vocabulary";
import type { Draft } from "./draft.ts";

/** Pauses between paragraphs are known only when they are there: the budget is corrected so often. */
const ROUNDS = 4;
const NEAR_ENOUGH = 0.03;

interface Length {
  /** Seconds that were asked for. */
  target: number;
  /** Seconds of the sentences that are always there. */
  own: number;
  language: Language;
}

/** Builds with a corrected budget until the whole lasts as long as was asked for. */
export function fitted(build: (budget: number) => Draft[][], { target, own, language }: Length): Draft[][] {
  let budget = target - own;
  let best: { paragraphs: Draft[][]; off: number } | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const paragraphs = build(budget);
    const off = target - spokenSeconds(paragraphs, language);
    if (!best || Math.abs(off) < Math.abs(best.off)) best = { paragraphs, off };
    if (Math.abs(off) <= NEAR_ENOUGH * target) break;
    budget += off;
  }
  return (best?.paragraphs ?? []).map(oneSentenceEach);
}

/** Scripts are divided again when they are read: what counts as one sentence must be one there too. */
function oneSentenceEach(paragraph: Draft[]): Draft[] {
  return paragraph.flatMap(({ text, ties }) =>
    splitScript(text).map((sentence) => ({
      text: sentence.text,
      ties: ties.filter((tie) => sentence.text.includes(tie.text)),
    })),
  );
}
