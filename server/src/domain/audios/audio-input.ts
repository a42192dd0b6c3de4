import { z } from "zod";
import { AudioSettings } from "./settings.ts";

/** What the queue of an audio keeps: whose sound, how it shall be, and of which text: the one that was priced. */
export const AudioInput = z.object({
  revisionId: z.uuid(),
  scriptVersion: z.number().int(),
  settings: AudioSettings.extend({ voice: z.string() }),
});
export type AudioInput = z.infer<typeof AudioInput>;
