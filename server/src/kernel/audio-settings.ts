import { z } from "zod";
import { INPUT_LIMITS as limits } from "./input-limits.ts";
import type { Rule } from "./rules.ts";

/** A name that may stand before a colon, and who speaks what follows. */
export const Speaker = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(limits.speakerName)
    .regex(/^[^:：\n\r#。．.！？!?｡…]+$/, "ending_mark" satisfies Rule),
  voice: z.string().max(100),
});
export type Speaker = z.infer<typeof Speaker>;

/** Names that are the same to a reader are one name. */
export const plainName = (name: string) => name.normalize("NFKC").trim();

const Speakers = z
  .array(Speaker)
  .max(limits.speakers)
  .refine(
    (all) => new Set(all.map(({ name }) => plainName(name))).size === all.length,
    "duplicate_name" satisfies Rule,
  );

/** Pauses in milliseconds, loudness in LUFS, pitch in semitones. */
export const AudioSettings = z.strictObject({
  voice: z.string().max(100).optional(),
  speed: z.number().min(limits.speed.min).max(limits.speed.max).default(1),
  pitch: z.number().min(limits.pitch.min).max(limits.pitch.max).default(0),
  sentencePause: z.number().int().min(limits.sentencePause.min).max(limits.sentencePause.max).default(400),
  paragraphPause: z.number().int().min(limits.paragraphPause.min).max(limits.paragraphPause.max).default(800),
  loudness: z.number().min(limits.loudness.min).max(limits.loudness.max).default(-16),
  /** Lines of the script that begin with one of these names and a colon are spoken by its voice. */
  speakers: Speakers.optional(),
});
export type AudioSettings = z.infer<typeof AudioSettings>;
