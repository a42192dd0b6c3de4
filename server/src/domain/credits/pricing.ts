import { AUDIO_SECONDS_PER_CREDIT, SCRIPT_BLOCK_SECONDS, SCRIPT_CREDITS_PER_BLOCK } from "#kernel/limits";

/** Credits for a script of this length: each started block of two minutes, at least one. */
export function scriptCredits(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / SCRIPT_BLOCK_SECONDS)) * SCRIPT_CREDITS_PER_BLOCK;
}

/** Credits for newly made audio. Whole milliseconds, so that 12.0000001 s do not start a third block. */
export function audioCredits(newSeconds: number): number {
  return Math.ceil(Math.round(newSeconds * 1_000) / (AUDIO_SECONDS_PER_CREDIT * 1_000));
}

/** Minutes of finished audio that credits pay for, scripts included and rounded down. */
export function minutesFor(credits: number): number {
  const aBlock = SCRIPT_CREDITS_PER_BLOCK + SCRIPT_BLOCK_SECONDS / AUDIO_SECONDS_PER_CREDIT;
  return Math.floor((credits / aBlock) * (SCRIPT_BLOCK_SECONDS / 60));
}
