import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import type { Language } from "#kernel/vocabulary";
import type { Subject } from "../draft.ts";
import { withAnswersBegun } from "../rows/interviews-ja.ts";
import { withoutBareAccusations } from "./accusations.ts";
import { isOfAdvice } from "./advice.ts";
import { withAnswersWhole } from "./answers-whole-ja.ts";
import { withoutAttributes } from "./attributes-en.ts";
import { fromDefinition } from "./definition.ts";
import { withoutHalves } from "./half-told.ts";
import { inSteps } from "./headed-steps-ja.ts";
import { readableOf } from "./house.ts";
import { withoutLeftovers } from "./leftovers-en.ts";
import type { ProseLine } from "./lines.ts";
import { withoutOtherPrices } from "./other-prices-en.ts";
import { withWholeProcedures } from "./procedures.ts";
import { withDatesFirst } from "./rows-ja.ts";
import { withoutSmallTalk } from "./small-talk-ja.ts";
import { withSought } from "./sought.ts";
import { isThread } from "./threads.ts";
import { withoutFiller } from "./without-filler-en.ts";
import { withoutRepeats } from "./without-repeats.ts";

/** The sentences of a page at each stage of leaving out what no script tells. */
export interface PreparedLines {
  /** All that can be read aloud. */
  readable: ProseLine[];
  /** Without attributes that a page shows beside its text. */
  described: ProseLine[];
  /** Without what is unfair, empty or half told. */
  fair: ProseLine[];
  /** Each said once. */
  distinct: ProseLine[];
  /** In the order in which they are told. */
  lines: ProseLine[];
}

export function preparedLines(
  page: Page,
  subject: Subject,
  settings: ScriptSettings,
  isFit: (sentence: string) => boolean,
): PreparedLines {
  const { language } = page;
  const all = readableOf(page, isFit, mostLinesOf(subject, settings));
  const readable = isThread(page) ? all : withoutSmallTalk(all, page);
  const answered = language === "ja" ? withAnswersWhole(readable, page) : readable;
  const described = language === "en" ? withoutAttributes(readable, page) : readable;
  const fair =
    language === "en" && !isThread(page)
      ? withoutHalves(withoutEmpty(withoutBareAccusations(described), page), page)
      : answered;
  const distinct = withAnswersBegun(inSteps(withoutRepeats(fair, page), page));
  // Each point of advice is of use by itself.
  const whole = isOfAdvice(page) ? distinct : withWholeProcedures(distinct, page.blocks, language);
  const lines = withDatesFirst(withSought(fromDefinition(whole, page), settings, language), page);
  return { readable, described, fair, distinct, lines };
}

/** Without what is not the text's own, and what only fills its time. */
const withoutEmpty = (lines: ProseLine[], page: Page): ProseLine[] =>
  withoutLeftovers(withoutOtherPrices(withoutFiller(lines, page), page), page);

/** A short script is made of a text's first pages, unless something is looked for. */
function mostLinesOf({ seconds, audience, page }: Subject, { instruction, mustSay }: ScriptSettings): number {
  if (instruction || audience || mustSay?.length) return MOST_LINES;
  return Math.min(MOST_LINES, Math.max(FEWEST_LINES[page.language], seconds));
}
const FEWEST_LINES: Record<Language, number> = { ja: 80, en: 160 };
const MOST_LINES = 400;
