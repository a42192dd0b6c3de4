import { z } from "zod";
import { AudioSettings } from "#kernel/audio-settings";
import { languages } from "#kernel/vocabulary";

/** What the queue of an audio keeps: whose sound, how it shall be, and of which text: the one that was priced. */
export const AudioInput = z.object({
  revisionId: z.uuid(),
  scriptVersion: z.number().int(),
  settings: AudioSettings.extend({ voice: z.string() }),
  /** Of the user's dictionary, what the text is read with. */
  readings: z
    .array(z.object({ language: z.enum(languages), word: z.string(), reading: z.string() }))
    .default([]),
});
export type AudioInput = z.infer<typeof AudioInput>;
