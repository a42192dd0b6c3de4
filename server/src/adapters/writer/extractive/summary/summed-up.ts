import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Composed, Draft, Subject } from "../draft.ts";
import { withSummaryIntroduced } from "../goods/voices/summary-introduced-en.ts";
import { kindDefinedInEnglish } from "../kinds/kind-defined-en.ts";
import { kindNounInJapanese } from "../kinds/kind-noun-ja.ts";
import { isImprint } from "../prose/framing.ts";
import { isNewsReport } from "../prose/passages/news-report-en.ts";
import { beginsAlike, piecesOf, SAME_IDEA, saidBy } from "../similarity.ts";
import { subjectOf } from "../subject.ts";
import { hasSameFigures } from "./same-figures-en.ts";
import { summaryTold } from "./summary.ts";
import { withoutSaidAgain } from "./without-said-again.ts";

/** A sentence of which the opening says so much adds nothing to it. */
const SAID = 0.7;
/** A noun of so many signs is one of no other thing by chance. */
const WHOLE_KIND = 3;
/** The opening names its subject in one of so many sentences. */
const NAMED_WITHIN = 3;

/**
 * A script that says first how the page sums itself up, and then as much of the page as there is time for. What the
 * script has already from the page itself is not said again.
 */
export function summedUp(
  page: Page,
  settings: ScriptSettings,
  compose: (settings: ScriptSettings) => Composed | null,
): Composed | null {
  const { language } = page;
  const subject = subjectOf(page, settings);
  const { seconds, name } = subject;
  // The first paragraph of a report sums it up.
  let summary = isNewsReport(page) ? [] : summaryTold(page, settings);
  while (summary.length > 0) {
    const spent = summary.reduce((sum, { text }) => sum + sentenceSeconds(text, language), 0);
    const composed = compose({ ...settings, targetSeconds: Math.round(seconds - spent) });
    if (!composed) return null;
    const opening = namedIn(composed.paragraphs[0] ?? [], name);
    const texts = composed.paragraphs
      .flat()
      .slice(opening + 1)
      .map(({ text }) => text);
    const said = texts.map((text) => piecesOf(text, language));
    const kinds = new Set(
      texts.flatMap((text) => (language === "ja" ? (kindNounInJapanese(text) ?? []) : [])),
    );
    const named = piecesOf(composed.paragraphs[0]?.[opening]?.text ?? "", language);
    const isNew = ({ text }: Draft) => {
      const own = piecesOf(text, language);
      // The page says itself of what kind its goods are.
      const kind = kindNounInJapanese(text);
      if (kind && kinds.has(kind) && (name.includes(kind) || kind.length >= WHOLE_KIND)) return false;
      // Of a text that begins with the same figures it tells nothing else.
      const isTold = language === "en" && text.startsWith("It tells of ");
      const next = texts.slice(0, NEXT);
      if (isTold && next.some((one) => hasSameFigures(text, one))) return false;
      if (language === "en" && next.some((one) => beginsAlike(text, one))) return false;
      if (said.slice(0, NEXT).some((one) => saidBy(own, one) >= SAID_NEXT)) return false;
      return !said.some((one) => saidBy(own, one) >= SAME_IDEA[language]) && saidBy(own, named) < SAID;
    };
    // The sentences behind one that is told below may go on from it.
    const end = summary.findIndex((one) => !isNew(one));
    const fresh = end === -1 ? summary : summary.slice(0, end);
    if (fresh.length === summary.length) {
      const whole = { ...composed, paragraphs: behindOpening(composed.paragraphs, summary, subject) };
      return language === "en" && definedTwice(summary, texts)
        ? (definedOnce(compose(settings)) ?? whole)
        : whole;
    }
    summary = fresh;
  }
  return compose(settings);
}

/** Whether one of the next sentences says of what kind the thing is as well as the summary, and about as much of it. */
const definedTwice = (summary: readonly Draft[], below: readonly string[]) =>
  summary.length === 1 &&
  summary.some(({ text }) => {
    const kind = kindDefinedInEnglish(text);
    const isAgain = (one: string) =>
      kindDefinedInEnglish(one) === kind && one.length >= AS_MUCH * text.length;
    return kind !== null && below.slice(0, NEXT).some(isAgain);
  });

/** A script that says by itself of what kind the thing is, soon behind its opening; null for others. */
const definedOnce = (composed: Composed | null) =>
  composed?.paragraphs
    .flat()
    .slice(0, 1 + NEXT)
    .some(({ text }) => kindDefinedInEnglish(text) !== null)
    ? composed
    : null;
const NEXT = 3;
/** A summary of which the next sentences say so much is not said before them. */
const SAID_NEXT = 0.42;
const AS_MUCH = 0.75;

/** The place of the sentence that names the subject; -1 where none of the first does. Within a sentence a name's article is small. */
const namedIn = (first: readonly Draft[], name: string) => {
  const bare = name.replace(/^(?:The|An?) /, "").toLowerCase();
  return first
    .slice(0, NAMED_WITHIN)
    .findIndex(({ text }) => text.toLowerCase().includes(bare) || /[「『“]/u.test(text));
};

/** The script with the summary behind the sentence that names its subject, and behind the day and the writer: of these "it" is the article. */
function behindOpening([first = [], ...rest]: Draft[][], summary: Draft[], subject: Subject): Draft[][] {
  const named = namedIn(first, subject.name);
  const other = first.findIndex(
    (draft, at) => at > named && !isImprint(draft, subject) && !IS_GONE.test(draft.text),
  );
  const at = (other === -1 ? first.length : other) - 1;
  const behind = withoutSaidAgain([first.slice(at + 1), ...rest], summary, subject.page.language);
  return [first.slice(0, at + 1), ...withSummaryIntroduced(summary, behind)].filter(
    ({ length }) => length > 0,
  );
}

/** A thing that is gone is said to be so right behind its name. */
const IS_GONE = /^現在は?(?:品切れ|在庫切れ|完売|販売を終了)[^。]{0,12}。$/u;
