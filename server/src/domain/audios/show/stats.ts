import type { AudioView } from "./audio.ts";

/** How an audio was made, and how often it was played. */
export function audioStats(audio: AudioView) {
  const { duration, bytes, plays, loudness, truePeak, sampleRate, elapsedMs, createdAt } = audio;
  const { segmentsMade, segmentsReused, cues } = audio;
  return {
    audioId: audio.id,
    duration,
    bytes,
    plays,
    loudness,
    truePeak,
    sampleRate,
    segmentsMade,
    segmentsReused,
    elapsedMs,
    sentences: cues.length,
    characters: cues.reduce((sum, { text }) => sum + text.length, 0),
    createdAt,
  };
}
