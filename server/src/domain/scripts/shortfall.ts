import type { Page } from "#kernel/page";
import { DEFAULT_TARGET_SECONDS, type ScriptSettings } from "#kernel/script-settings";
import type { Writer } from "#ports/writer";

/** A script this much shorter than asked for is another length. */
const TOLERANCE = 0.1;

/** About how many seconds a script can last where the page has too little to say; null where it has enough. */
export function shortfallOf(
  page: Page | null,
  settings: ScriptSettings,
  writer: Pick<Writer, "secondsOf">,
): number | null {
  const { targetSeconds = DEFAULT_TARGET_SECONDS } = settings;
  const seconds = page ? writer.secondsOf?.(page, settings) : undefined;
  if (seconds === undefined || seconds >= (1 - TOLERANCE) * targetSeconds) return null;
  return Math.round(seconds);
}
