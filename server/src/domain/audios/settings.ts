import { z } from "zod";

/** Pauses in milliseconds, loudness in LUFS, pitch in semitones. */
export const AudioSettings = z.strictObject({
  voice: z.string().max(100).optional(),
  speed: z.number().min(0.5).max(2).default(1),
  pitch: z.number().min(-6).max(6).default(0),
  sentencePause: z.number().int().min(0).max(3_000).default(400),
  paragraphPause: z.number().int().min(0).max(5_000).default(800),
  loudness: z.number().min(-24).max(-12).default(-16),
});
export type AudioSettings = z.infer<typeof AudioSettings>;
