import type { Cue } from "../playback/cues";
import type { LiveSegment } from "./schedule";

/** One cue a sentence, of the segments that exist. */
export function liveCues(segments: readonly (LiveSegment & { sentence: number; text: string })[]): Cue[] {
  const cues: Cue[] = [];
  for (const { sentence, text, start, duration } of segments) {
    const last = cues.at(-1);
    if (last?.index === sentence) last.end = start + duration;
    else cues.push({ index: sentence, start, end: start + duration, text });
  }
  return cues;
}
