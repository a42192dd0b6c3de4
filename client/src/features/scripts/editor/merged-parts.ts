import type { AppError } from "#lib/errors";

/** A stretch of a merged text, or a sentence that was changed in two places. */
export type MergedPart = { text: string } | { mine: string; theirs: string };

export interface Merged {
  /** The version that the parts were merged with. */
  version: number;
  parts: readonly MergedPart[];
}

/** The parts of two edits that the server merged, and those that it could not merge; null if the refusal names none. */
export function mergedPartsOf(error: Pick<AppError, "refusal"> | null): Merged | null {
  const { version, parts } = (error?.refusal.details ?? {}) as Partial<Merged>;
  return typeof version === "number" && Array.isArray(parts) ? { version, parts } : null;
}

/**
 * For each part what it asks, null where it asks nothing. A question keeps its name when the parts are merged
 * anew, so that what was chosen stays chosen.
 */
export function questionsOf(parts: readonly MergedPart[]): (string | null)[] {
  const times = new Map<string, number>();
  return parts.map((part) => {
    if ("text" in part) return null;
    const pair = JSON.stringify([part.mine, part.theirs]);
    const before = times.get(pair) ?? 0;
    times.set(pair, before + 1);
    return `${before} ${pair}`;
  });
}

/** The text that follows from what was chosen for each sentence that both have changed. */
export function decidedText(parts: readonly MergedPart[], choices: readonly ("mine" | "theirs")[]): string {
  let at = 0;
  return parts.map((part) => ("text" in part ? part.text : part[choices[at++] ?? "mine"])).join("");
}
