import { z } from "zod";
import { AudioSettings } from "./settings.ts";

/** What the queue of an audio keeps: whose sound, and how it shall be. */
export const AudioInput = z.object({
  revisionId: z.uuid(),
  settings: AudioSettings.extend({ voice: z.string() }),
});
export type AudioInput = z.infer<typeof AudioInput>;
