import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Subject } from "../../draft.ts";
import { allowedBy } from "../../said.ts";
import { headingsRead, withHeadingsRead } from "../frames/read-headings-en.ts";
import { lazily } from "../lazily.ts";
import type { ProseLine } from "../lines.ts";
import { secondsOfLines } from "../measure.ts";
import { asOnThePage } from "../whole.ts";
import type { Told } from "../wording.ts";
import { countWithin, type RunningSentence } from "./end-of.ts";
import { eventRowsBehind } from "./event-rows-ja.ts";
import { isReadFromStart } from "./is-read-from-start.ts";
import { keepsEndings } from "./keeps-endings-ja.ts";
import { outcomeBehind } from "./outcome.ts";
import { writtenLines } from "./written-lines.ts";

/**
 * Tells a text from its beginning, sentence after sentence, and stops where a thought ends. Null where the page is no
 * such text or has too little of it for the time: then something has to be chosen.
 */
export function tellerAsWritten(
  page: Page,
  { seconds }: Subject,
  settings: ScriptSettings,
  sayable: readonly ProseLine[],
): (budget: number, isExact: boolean) => { told: Told[][]; count: number } | null {
  const lines = lazily(() => writtenLines(page, settings, Math.max(FEWEST_LINES, 2 * seconds)));
  const read = lazily(() => headingsRead(lines(), page, allowedBy(settings)));
  const spoken = lazily(() => withTimeOf(read(), lines()));
  const isReadable = lazily(() => isReadFromStart(page));
  return (budget, isExact) => {
    if (!isReadable() || secondsOfLines(lines()) < ENOUGH * budget) return null;
    const within = (time: number) => lines().slice(0, countWithin(spoken(), page.language, time, isExact));
    const whole = within(budget);
    const heard = whole.at(-1)?.blockIndex ?? 0;
    const outcome = outcomeBehind(lines(), heard, page, budget);
    const rows = outcome ? [] : eventRowsBehind(sayable, heard, page, budget);
    const later = outcome ?? { turn: null, lines: rows, seconds: secondsOfLines(rows) };
    const begun = later.lines.length > 0 ? within(budget - later.seconds) : whole;
    const [first = [], ...others] = paragraphsAsWritten(later.lines, page);
    const end = later.turn ? [[later.turn, ...first], ...others] : [first, ...others];
    const told = [...withHeadingsRead(paragraphsAsWritten(begun, page), read()), ...end];
    return { told: told.filter(({ length }) => length > 0), count: begun.length + later.lines.length };
  };
}

/** A heading takes its time with the sentence below it. */
const withTimeOf = (read: ReadonlyMap<number, string>, lines: readonly ProseLine[]): RunningSentence[] =>
  lines.map((line) => {
    const heading = line.begins ? read.get(line.blockIndex) : undefined;
    const isHeaded = line.section >= 0 && line.blockIndex === line.section + 1;
    return { ...line, isHeaded, seconds: line.seconds + (heading ? sentenceSeconds(heading, "en") : 0) };
  });

/** Lines of a text by its paragraphs, with its endings where it keeps them. */
export function paragraphsAsWritten(lines: readonly ProseLine[], page: Page): Told[][] {
  const isAsIs = keepsEndings(page);
  return asOnThePage(lines).map((some) => (isAsIs ? some.map((one) => ({ ...one, isAsIs })) : some));
}

const FEWEST_LINES = 80;
/** With less running text than this share of its time a script needs something else, too. */
const ENOUGH = 0.9;
