import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import type { Language } from "#kernel/vocabulary";
import type { Subject } from "../draft.ts";
import { isOfAdvice } from "./advice.ts";
import { fromDefinition } from "./definition.ts";
import { readableOf } from "./house.ts";
import { withoutBareAccusations } from "./left-out/accusations.ts";
import { withoutAttributes } from "./left-out/attributes-en.ts";
import { withoutHalves } from "./left-out/half-told.ts";
import { withoutLeftovers } from "./left-out/leftovers-en.ts";
import { withoutOtherPrices } from "./left-out/other-prices-en.ts";
import { withoutSmallTalk } from "./left-out/small-talk-ja.ts";
import { withoutFiller } from "./left-out/without-filler-en.ts";
import { withoutRepeats } from "./left-out/without-repeats.ts";
import type { ProseLine } from "./lines.ts";
import { withDatesFirst } from "./notices/rows-ja.ts";
import { withSought } from "./passages/sought.ts";
import { withWholeProcedures } from "./procedures.ts";
import { inSteps, isHeadedStep } from "./steps/headed-steps-ja.ts";
import { isThread } from "./threads/threads.ts";
import { withAnswersWhole } from "./voices/answers-whole-ja.ts";
import { withAnswersBegun } from "./voices/interviews-ja.ts";

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
  const whole = isOfAdvice(page)
    ? distinct
    : withWholeProcedures(distinct, page.blocks, language, isHeadedStep);
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
