import { AUDIO_SECONDS_PER_CREDIT, SCRIPT_BLOCK_CHARACTERS, SCRIPT_CREDITS_PER_BLOCK } from "#kernel/limits";
import type { Language } from "#kernel/vocabulary";

/** Credits for a script: each started block of the source characters that it uses, at least one. */
export function scriptCredits(characters: number, language: Language): number {
  const blocks = Math.ceil(characters / SCRIPT_BLOCK_CHARACTERS[language]);
  return Math.max(1, blocks) * SCRIPT_CREDITS_PER_BLOCK;
}

/** Credits for newly made audio. Whole milliseconds, so that 12.0000001 s do not start a third block. */
export function audioCredits(newSeconds: number): number {
  return Math.ceil(Math.round(newSeconds * 1_000) / (AUDIO_SECONDS_PER_CREDIT * 1_000));
}
