import type { Passage } from "./passages.ts";
import type { Pick } from "./pick.ts";

const PARAGRAPH_PAUSE = 0.4;

/**
 * All passages but those of least worth, down to a budget of seconds: for a text of short notes, of which hardly one
 * stands by itself and nearly all have room. Passages that lean on the one before them go before it does.
 */
export function trimmed(
  passages: readonly Passage[],
  worth: readonly (readonly number[])[],
  budget: number,
): Pick[] {
  // A sentence that leans on words that are missing has nothing to stand on, however much room there is.
  let isLost = false;
  const kept = passages.flatMap(({ lines, stands, follows }, index) => {
    isLost = index > 0 && !stands && (!follows || isLost);
    if (isLost) return [];
    const seconds = lines.reduce((sum, one) => sum + one.seconds, PARAGRAPH_PAUSE);
    return [{ index, seconds, worth: (worth[index] ?? []).reduce((sum, one) => sum + one, 0) }];
  });
  let total = kept.reduce((sum, { seconds }) => sum + seconds, 0);
  while (total > budget) {
    // Nothing leans on the last of a group; the first passage says what the text is about.
    const loose = kept.filter(
      ({ index }, at) => at > 0 && (at === kept.length - 1 || passages[kept[at + 1]?.index ?? index]?.stands),
    );
    const least = loose.toSorted((a, b) => a.worth / a.seconds - b.worth / b.seconds)[0];
    if (!least) break;
    kept.splice(kept.indexOf(least), 1);
    total -= least.seconds;
  }
  return kept.map(({ index }) => ({ passage: index, count: passages[index]?.lines.length ?? 0 }));
}
