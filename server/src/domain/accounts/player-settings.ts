import { z } from "zod";
import { invalid } from "#kernel/errors";
import { validate } from "#kernel/validate";

const MAX_BYTES = 8 * 1_024;

const VoiceId = z.string().max(100);
/** Voices that the account likes, and the one for each language that it begins with. */
const VoicePreferences = z.object({
  favourites: z.array(VoiceId).max(100).default([]),
  defaults: z.object({ ja: VoiceId, en: VoiceId }).partial().default({}),
});

/** Known keys are checked; others belong to some client or other and are kept as they are. */
const PlayerSettings = z.looseObject({
  playbackRate: z.number().min(0.5).max(2).default(1),
  volume: z.number().min(0).max(1).default(1),
  skipSeconds: z.number().positive().max(600).default(10),
  autoplay: z.boolean().default(true),
  highlight: z.boolean().default(true),
  voices: VoicePreferences.optional(),
});
export type PlayerSettings = z.infer<typeof PlayerSettings>;

export function playerSettings(given: unknown): PlayerSettings {
  const settings = validate(PlayerSettings, given, "settings");
  if (Buffer.byteLength(JSON.stringify(settings)) > MAX_BYTES)
    throw invalid("settings", "too_large", { limit: MAX_BYTES });
  return settings;
}
