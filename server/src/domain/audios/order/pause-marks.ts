import { PAUSE_MARK } from "#kernel/text/pause-mark";

const LEAST_SECONDS = 0.1;
const MOST_SECONDS = 10;

/** A stretch of a sentence up to a mark; the mark's seconds are silent behind it. */
export interface MarkedStretch {
  text: string;
  pause?: number;
}

/**
 * Cuts a sentence at its marks of silence, [pause 0.8s]. A length outside of 0.1 to 10 seconds marks nothing:
 * then the words stand in the sentence as any others do.
 */
export function stretchesOf(sentence: string): MarkedStretch[] {
  const stretches: MarkedStretch[] = [];
  let from = 0;
  for (const mark of sentence.matchAll(PAUSE_MARK)) {
    const pause = Number(mark[1]);
    if (pause < LEAST_SECONDS || pause > MOST_SECONDS) continue;
    stretches.push({ text: sentence.slice(from, mark.index).trim(), pause });
    from = mark.index + mark[0].length;
  }
  return [...stretches, { text: sentence.slice(from).trim() }];
}
