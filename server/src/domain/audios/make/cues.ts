import type { Cue } from "#db/schema/index";
import type { SpokenSentence } from "../order/script-markup.ts";

export interface SpokenPart {
  sentenceIndex: number;
  /** Seconds. */
  start: number;
  end: number;
}

/** One cue a spoken sentence, in its original words; the last one ends with the sound. */
export function cuesOf(
  sentences: readonly Pick<SpokenSentence, "index" | "text" | "speaker">[],
  parts: readonly SpokenPart[],
  duration: number,
): Cue[] {
  const spans = new Map<number, { start: number; end: number }>();
  for (const { sentenceIndex, start, end } of parts) {
    spans.set(sentenceIndex, { start: spans.get(sentenceIndex)?.start ?? start, end });
  }
  const cues = sentences.flatMap(({ index, text, speaker }) => {
    const span = spans.get(index);
    return span
      ? [{ index, start: milli(span.start), end: milli(span.end), text, ...(speaker && { speaker }) }]
      : [];
  });
  const last = cues.at(-1);
  if (last) last.end = duration;
  return cues;
}

const milli = (seconds: number) => Math.round(seconds * 1000) / 1000;
