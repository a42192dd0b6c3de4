import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import type { Subject } from "../../draft.ts";
import type { Chooser } from "../chooser.ts";
import { entriesOf, fromFirstEntries, withEntriesNamed } from "../entries-en.ts";
import { isOfCharges } from "../is-of-charges-en.ts";
import { lazily } from "../lazily.ts";
import type { ProseLine } from "../lines.ts";
import { secondsOfLines } from "../measure.ts";
import { standsAlone, standsLoosely } from "../stands.ts";
import { isThread } from "../threads/threads.ts";
import { paragraphsOf } from "../wording.ts";
import { isNewsReport } from "./news-report-en.ts";
import { type Passage, textPassagesOf } from "./passages.ts";
import { pick } from "./pick.ts";
import { trimmed } from "./trimmed.ts";
import { worthOf } from "./worth.ts";

/** With less than this share of its time a script takes sentences that stand loosely. */
const SHORT = 0.6;
/** With less than this share nearly all that the page says is told. */
const MOSTLY_EMPTY = 0.5;

/** An English list of entries is told by its first ones, and a report from its beginning: the most important stands there. */
export const isToldByPassages = (page: Page): boolean =>
  isNewsReport(page) || isOfCharges(page) || (!isThread(page) && entriesOf(page).length > 0);

/** Chooses passages of an English text, in the page's order: those that stand, and where they are few those that hardly lean. */
export function chooserInEnglish(
  lines: readonly ProseLine[],
  page: Page,
  subject: Subject,
  settings: ScriptSettings,
  isThread: boolean,
): Chooser {
  const entries = isThread ? [] : entriesOf(page);
  const leading = fromFirstEntries(lines, entries, subject.seconds);
  const context = `${page.title} ${subject.name}`;
  const isNews = isNewsReport(page);
  const passagesBy = (stands: typeof standsAlone) => {
    const all = withEntriesNamed(textPassagesOf(leading, context, page, stands), entries);
    const passages = isNews ? all.map((one) => ({ ...one, opensSection: false })) : all;
    return { passages, worth: lazily(() => worthOf(passages, subject, settings)) };
  };
  const strict = passagesBy(standing(lines));
  const loose = lazily(() => passagesBy(standsLoosely));
  const picked = ({ passages, worth }: typeof strict, budget: number, isExact: boolean) => {
    const picks = pick(passages, worth(), budget, isExact);
    const seconds = picks.reduce((sum, one) => sum + secondsOf(passages[one.passage], one.count), 0);
    return { passages, picks, seconds };
  };
  return {
    isEmpty: strict.passages.length === 0,
    choose(budget, isExact) {
      const first = picked(strict, budget, isExact);
      const isShort = first.seconds < SHORT * budget;
      const choice = isShort ? picked(loose(), budget, isExact) : first;
      const picks =
        isShort && choice.seconds < MOSTLY_EMPTY * budget
          ? trimmed(choice.passages, loose().worth(), budget)
          : choice.picks;
      const count = picks.reduce((sum, one) => sum + one.count, 0);
      return { told: paragraphsOf(choice.passages, picks), count };
    },
  };
}

/** Of what was asked for a passage begins wherever it does not plainly lean. */
function standing(lines: readonly ProseLine[]): typeof standsAlone {
  const asked = new Set(lines.flatMap(({ isAsked, sentences }) => (isAsked ? [sentences.join(" ")] : [])));
  return (text, language) =>
    standsAlone(text, language) || (asked.has(text) && standsLoosely(text, language));
}

const secondsOf = (passage: Passage | undefined, count: number) =>
  secondsOfLines((passage?.lines ?? []).slice(0, count));
