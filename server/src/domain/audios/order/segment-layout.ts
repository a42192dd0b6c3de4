import type { AudioSettings } from "#kernel/audio-settings";
import { timeline } from "#kernel/sound/timeline";
import { pauseBetween, type SpokenPlace } from "./pauses.ts";
import type { PlannedSegment } from "./plan-segments.ts";
import type { SpokenSentence } from "./script-markup.ts";
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
  sentences: readonly SpokenSentence[],
  settings: AudioSettings,
) {
  const byIndex = new Map(sentences.map((sentence) => [sentence.index, sentence]));
  const placeOf = ({ sentenceIndex }: PlannedSegment): SpokenPlace => {
    const { text = "", paragraph = 0, speaker, isHeading } = byIndex.get(sentenceIndex) ?? {};
    return { sentenceIndex, text, paragraph, speaker, isHeading };
  };
  const places = spoken.map(({ planned }) => placeOf(planned));
  const items = spoken.map(({ planned, segment }, index) => ({
    sampleCount: segment.sampleCount,
    pause: planned.pause ?? pauseBetween(places[index] as SpokenPlace, places[index + 1], settings),
  }));
  const sampleRate = spoken[0]?.segment.sampleRate ?? 1;
  return { ...timeline(items, sampleRate), sampleRate };
}
