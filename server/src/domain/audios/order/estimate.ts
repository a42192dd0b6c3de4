import { type Pace, speechSeconds, stretchOf } from "#kernel/text/spoken-seconds";
import type { Language } from "#kernel/vocabulary";

/** What is spoken may come out this much longer than it was estimated: a quote holds for that too. */
export const QUOTE_MARGIN = 1.2;

/** How long a normalised segment lasts when a voice speaks it. */
export const segmentSeconds = (text: string, voice: Pace & { language: Language }, speed: number): number =>
  speechSeconds(text, voice.language) * stretchOf(voice, speed);
