import type { Page } from "#kernel/page";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { ProseLine } from "../lines.ts";
import { secondsOfLines, textOfLine } from "../measure.ts";
import { standsAlone } from "../stands.ts";
import { type Told, toldOf } from "../wording.ts";

/** "5 Best Looms for Beginners" */
const COMPARES = /\b(?:best|top|vs|compared|comparison)\b|^\d{1,2} /i;
/** "For long cloth, pick Oak Loom because …", "If you weave at night, go with Box Loom." */
const PICK =
  /^(?:for|if|when) [^.!?]{4,120}?,? (?:pick|choose|get|use|try|go (?:with|for)|opt for|consider|take) (?:the )?\p{Lu}/iu;
const FEWEST = 3;
const MOST = 8;
/** With more time left than this share of it, other things are told, too. */
const EMPTY = 0.25;

/**
 * Tells a comparison by what it advises for each need, none left out: whoever opens it wants to know what to take, and not
 * how it was tested. Null where it gives no such advice, or there is no time for all of it.
 */
export function picksTeller(lines: readonly ProseLine[], page: Page): (budget: number) => Told[][] | null {
  const picks = COMPARES.test(page.title) && page.language === "en" ? picksIn(lines) : [];
  const [first] = lines;
  return (budget) => {
    if (picks.length < FEWEST || picks.length > MOST) return null;
    const told = withinTime(toldOf(picks), budget);
    if (!told) return null;
    const left = budget - secondsOf(told);
    const begins = first && !picks.includes(first) && standsAlone(textOfLine(first), "en") ? [first] : [];
    const lead = secondsOfLines(begins) <= left ? begins : [];
    if (left - secondsOfLines(lead) > EMPTY * budget) return null;
    return [toldOf(lead), told].filter(({ length }) => length > 0);
  };
}

const secondsOf = (told: readonly Told[]) =>
  told.reduce((sum, { text }) => sum + sentenceSeconds(text, "en"), 0);

/** All of them, the last ones without their reasons where there is no time for these; null where there is none even so. */
function withinTime(told: readonly Told[], budget: number): Told[] | null {
  for (let whole = told.length; whole >= 0; whole -= 1) {
    const some = told.map((one, at) => (at < whole ? one : { ...one, text: one.text.replace(REASON, ".") }));
    if (secondsOf(some) <= budget) return some;
  }
  return null;
}
const REASON = /,? (?:because|since|as (?:it|its|they|their|the|one)\b) ?[^.!?]*[.!]$/u;

/** Those that stand below each other. */
function picksIn(lines: readonly ProseLine[]): ProseLine[] {
  const all = lines.filter((line) => line.kind === "list_item" && PICK.test(textOfLine(line)));
  return all.filter(({ section }) => section === all[0]?.section);
}
