import type { Language } from "#kernel/vocabulary";
import { isWithinCount } from "../counts/counted-whole.ts";
import type { ProseLine } from "../lines.ts";
import { secondsOfLines, textOfLine } from "../measure.ts";
import { announces, isCompletedBy } from "../stands.ts";

const SLACK = 0.6;
const POINTS = /^(?:it|they|he|she|this|these|that|those)\b/i;

/** A beginning before several things that are counted has so much of the time, or they are begun. */
const LEAST_BEFORE_COUNT = 0.5;

/**
 * Of a post, its beginning, as far as there is time: at least one sentence of the first post. Of several things that it
 * counts all are told, or none.
 */
export function within(
  lines: readonly ProseLine[],
  seconds: number,
  language: Language,
  isFirst: boolean,
): ProseLine[] {
  const most = endWithin(lines, seconds, language, isFirst);
  const whole = lines.findLastIndex((_, at) => at < most && !isWithinCount(lines, at, language)) + 1;
  const isMuch =
    secondsOfLines(lines.slice(0, whole)) >= LEAST_BEFORE_COUNT * secondsOfLines(lines.slice(0, most));
  return lines.slice(0, isMuch ? whole : most);
}

function endWithin(
  lines: readonly ProseLine[],
  seconds: number,
  language: Language,
  isFirst: boolean,
): number {
  let best = 0;
  let sum = 0;
  for (const [index, line] of lines.entries()) {
    // The thing that "it" is could not be said.
    if (index > 0 && line.gap && language === "en" && POINTS.test(textOfLine(line))) break;
    sum += line.seconds;
    if (sum > seconds + SLACK && !(isFirst && best === 0)) break;
    const next = lines[index + 1];
    // The first voice may end with what it asks.
    const goesOn = isFirst ? /[:：]["”」]?$/.test(textOfLine(line)) : announces(textOfLine(line), language);
    const before = lines[index - 1];
    const isHalf =
      next &&
      isCompletedBy(textOfLine(next), textOfLine(line), language, before ? textOfLine(before) : undefined);
    if (!next || (!goesOn && !isHalf)) best = index + 1;
  }
  return best;
}
