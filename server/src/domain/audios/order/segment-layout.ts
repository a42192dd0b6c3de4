import type { AudioSettings } from "#kernel/audio-settings";
import { timeline } from "#kernel/sound/timeline";
import type { Sentence } from "#kernel/text/sentences";
import { pauseBetween } from "./pauses.ts";
import type { PlannedSegment } from "./plan-segments.ts";
import type { StoredSegment } from "./segments.ts";

export interface Spoken<Segment extends Pick<StoredSegment, "sampleCount" | "sampleRate">> {
  planned: PlannedSegment;
  segment: Segment;
}

/**
 * Where each spoken segment begins, in samples, and how long the whole is. What follows moves nothing
 * that comes before it: the beginning of a script is laid out as it will be in the finished file.
 */
export function layoutOf(
  spoken: readonly Spoken<Pick<StoredSegment, "sampleCount" | "sampleRate">>[],
  sentences: readonly Sentence[],
  settings: AudioSettings,
) {
  const byIndex = new Map(sentences.map((sentence) => [sentence.index, sentence]));
  const places = spoken.map(({ planned: { sentenceIndex } }) => ({
    sentenceIndex,
    text: byIndex.get(sentenceIndex)?.text ?? "",
    paragraph: byIndex.get(sentenceIndex)?.paragraph ?? 0,
  }));
  const items = spoken.map(({ planned, segment }, index) => ({
    sampleCount: segment.sampleCount,
    pause:
      planned.pause ?? pauseBetween(places[index] as (typeof places)[number], places[index + 1], settings),
  }));
  const sampleRate = spoken[0]?.segment.sampleRate ?? 1;
  return { ...timeline(items, sampleRate), sampleRate };
}
