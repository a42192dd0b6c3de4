import { z } from "zod";
import { AudioSettings } from "#kernel/audio-settings";
import { disclosures, languages } from "#kernel/vocabulary";

/** Input of an audio's job: the revision, the settings, and the text that was priced. */
export const AudioInput = z.object({
  revisionId: z.uuid(),
  scriptVersion: z.number().int(),
  settings: AudioSettings.extend({ voice: z.string() }),
  /** Hashes of the sounds that are made once more, unless that was done since the order. */
  again: z.array(z.string()).default([]),
  disclosure: z.enum(disclosures).default("label"),
  /** Readings of the user's dictionary and of the page that the text is spoken with. */
  readings: z
    .array(
      z.object({
        language: z.enum(languages),
        word: z.string(),
        reading: z.string(),
        fromPage: z.literal(true).optional(),
      }),
    )
    .default([]),
});
export type AudioInput = z.infer<typeof AudioInput>;
