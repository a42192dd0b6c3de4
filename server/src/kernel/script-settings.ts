import { z } from "zod";
import { AudioSettings } from "./audio-settings.ts";
import { INPUT_LIMITS } from "./input-limits.ts";
import { languages, scriptStyles } from "./vocabulary.ts";

const words = z.array(z.string().trim().min(1).max(100)).max(INPUT_LIMITS.requiredWords);

/** All optional: what is missing is decided from the page. Seconds for the length. */
export const ScriptSettings = z.strictObject({
  language: z.enum(languages).optional(),
  style: z.enum(scriptStyles).optional(),
  targetSeconds: z.number().int().min(30).max(600).optional(),
  audience: z.string().trim().max(INPUT_LIMITS.audience).optional(),
  mustSay: words.optional(),
  mustNotSay: words.optional(),
  instruction: z.string().trim().max(INPUT_LIMITS.instruction).optional(),
});
export type ScriptSettings = z.infer<typeof ScriptSettings>;

/** Input of a script's job. */
export const ScriptInput = z.object({
  settings: ScriptSettings,
  /** Version of the priced page, which the script is written from; null if none was read yet. */
  pageVersion: z.number().int().nullish(),
  /** The audio that is to follow the script in the same order. */
  audio: AudioSettings.nullish(),
});
export type ScriptInput = z.infer<typeof ScriptInput>;

export const DEFAULT_TARGET_SECONDS = 120;

/** Half an hour of speech is about 12,000 characters; the rest is room. */
export const ScriptContent = z.string().trim().min(1).max(50_000);
