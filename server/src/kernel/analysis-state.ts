import type { AnalysisState } from "./vocabulary.ts";

/** No reading takes longer; one that was begun before that died with its process. */
export const LONGEST_READING = 2 * 60_000;

/** State of an entry's page. Every window learns that a page is being read, not only the one that asked for it. */
export function analysisState(
  entry: { analyzedAt: Date | null; analysisError: string | null; readingSince: Date | null },
  now = Date.now(),
): AnalysisState {
  if (entry.readingSince && now - entry.readingSince.getTime() < LONGEST_READING) return "reading";
  if (entry.analysisError !== null) return "refused";
  return entry.analyzedAt ? "read" : "unread";
}
