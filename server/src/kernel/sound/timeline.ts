import { stepSamples } from "./loudness.ts";

/** Quiet before the first and after the last word, so that no player swallows them. */
const LEAD_SECONDS = 0.1;
const TAIL_SECONDS = 0.3;

export interface TimelineItem {
  sampleCount: number;
  /** Seconds of silence behind it. */
  pause: number;
}

/**
 * Where each segment begins, in samples. Beginnings lie on the grid of loudness steps: the loudness
 * of the whole then follows from the steps of its segments, exactly, and a pause moves by 25 ms at most.
 */
export function timeline(items: readonly TimelineItem[], sampleRate: number) {
  const step = stepSamples(sampleRate);
  const onGrid = (samples: number) => Math.max(0, Math.round(samples / step)) * step;
  let position = onGrid(LEAD_SECONDS * sampleRate);
  let end = position;
  const starts = items.map(({ sampleCount, pause }) => {
    const start = position;
    end = start + sampleCount;
    // Never before the segment has ended.
    position = Math.max(onGrid(end + pause * sampleRate), Math.ceil(end / step) * step);
    return start;
  });
  return { starts, sampleCount: end + Math.round(TAIL_SECONDS * sampleRate) };
}
