import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import type { Subject } from "../../draft.ts";
import { lazily } from "../lazily.ts";
import { secondsOfLines } from "../measure.ts";
import { asOnThePage } from "../whole.ts";
import type { Told } from "../wording.ts";
import { countWithin } from "./end-of.ts";
import { keepsEndings } from "./keeps-endings-ja.ts";
import { writtenLines } from "./written-lines.ts";

/**
 * Tells a text from its beginning, sentence after sentence, and stops where a thought ends. Null where the running
 * text is too short for the time: then something has to be chosen.
 */
export function tellerAsWritten(
  page: Page,
  { seconds }: Subject,
  settings: ScriptSettings,
): (budget: number, isExact: boolean) => { told: Told[][]; count: number } | null {
  const lines = lazily(() => writtenLines(page, settings, Math.max(FEWEST_LINES, 2 * seconds)));
  const isAsIs = lazily(() => keepsEndings(page));
  return (budget, isExact) => {
    if (secondsOfLines(lines()) < ENOUGH * budget) return null;
    const told = lines().slice(0, countWithin(lines(), page.language, budget, isExact));
    const paragraphs = asOnThePage(told);
    return {
      told: isAsIs() ? paragraphs.map((some) => some.map((one) => ({ ...one, isAsIs: true }))) : paragraphs,
      count: told.length,
    };
  };
}

const FEWEST_LINES = 80;
/** With less running text than this share of its time a script needs something else, too. */
const ENOUGH = 0.9;
