import { z } from "zod";
import type { Rule } from "./rules.ts";

/** A name that may stand before a colon, and who speaks what follows. */
export const Speaker = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(30)
    .regex(/^[^:：\n\r#。．.！？!?｡…]+$/, "ending_mark" satisfies Rule),
  voice: z.string().max(100),
});
export type Speaker = z.infer<typeof Speaker>;

/** Names that are the same to a reader are one name. */
export const plainName = (name: string) => name.normalize("NFKC").trim();

const MOST_SPEAKERS = 8;
const Speakers = z
  .array(Speaker)
  .max(MOST_SPEAKERS)
  .refine(
    (all) => new Set(all.map(({ name }) => plainName(name))).size === all.length,
    "duplicate_name" satisfies Rule,
  );

/** Pauses in milliseconds, loudness in LUFS, pitch in semitones. */
export const AudioSettings = z.strictObject({
  voice: z.string().max(100).optional(),
  speed: z.number().min(0.5).max(2).default(1),
  pitch: z.number().min(-6).max(6).default(0),
  sentencePause: z.number().int().min(0).max(3_000).default(400),
  paragraphPause: z.number().int().min(0).max(5_000).default(800),
  loudness: z.number().min(-24).max(-12).default(-16),
  /** Lines of the script that begin with one of these names and a colon are spoken by its voice. */
  speakers: Speakers.optional(),
});
export type AudioSettings = z.infer<typeof AudioSettings>;
