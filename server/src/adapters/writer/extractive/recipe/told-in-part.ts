import type { Page } from "#kernel/page";
import { spokenSeconds } from "#kernel/text/spoken-seconds";
import type { Language } from "#kernel/vocabulary";
import type { Draft } from "../draft.ts";
import { oneSentenceEach } from "../fitted.ts";
import type { ProseLine } from "../prose/lines.ts";
import { asOnThePage } from "../prose/whole.ts";
import { worded } from "../prose/wording.ts";
import { thoughtsWithin, wholeParagraphs } from "./thoughts.ts";

interface Parts {
  opening: Draft[];
  /** The things that one needs. */
  plan: Draft[];
  closing: Draft[];
  /** Introduces the dish. */
  lead: readonly ProseLine[];
  tips: readonly ProseLine[];
  /** Announces the first steps. */
  begins: Draft;
  /** The steps that can be said, in order. */
  steps: readonly Draft[][];
}

/** So much longer than asked for a script may be. */
const SLACK = 1.05;
/** Steps that take less time than this say nothing of the dish: "Heat the oven." */
const FEWEST_SECONDS = 6;
/** So much of the time the words on what a dish is may take before the first steps. */
const SHARE_OF_LEAD = 0.2;

/** A dish in a thought or two: the story behind it gives way to how it is cooked. */
export const introducedIn = (lead: readonly ProseLine[], language: Language, seconds: number) =>
  thoughtsWithin(lead, language, SHARE_OF_LEAD * seconds);

/**
 * A recipe without time for its steps, not even in short: what the dish is, the main things, and the first steps as
 * they are written. More of the page's own words on the dish, and its tips, have the time that these leave. The things
 * come before the steps: nobody ends on a list.
 */
export function toldInPart(
  page: Page,
  seconds: number,
  { opening, plan, closing, lead, tips, begins, steps }: Parts,
): Draft[][] {
  const { language } = page;
  const lasting = (paragraphs: Draft[][]) => spokenSeconds(paragraphs.map(oneSentenceEach), language);
  const draftsOf = (lines: readonly ProseLine[]) => worded(asOnThePage(lines), page);
  const fits = (told: Draft[][]) => lasting([opening, plan, ...told, closing]) <= SLACK * seconds;
  const begunBehind = (above: Draft[][]) => {
    const counts = steps.map((_, at) => steps.length - at);
    const count = counts.find((most) => fits([...above, [begins], ...steps.slice(0, most)])) ?? 0;
    const begun = steps.slice(0, count);
    return lasting([...begun]) >= FEWEST_SECONDS ? [[begins, ...(begun[0] ?? [])], ...begun.slice(1)] : [];
  };
  const brief = draftsOf(introducedIn(lead, language, seconds));
  const first = [brief, []].map(begunBehind).find(({ length }) => length > 0) ?? [];
  const whole = draftsOf(wholeParagraphs(lead, language, (told) => fits([...draftsOf(told), ...first])));
  const above = whole.length > 0 ? whole : fits([...brief, ...first]) ? brief : [];
  const advice = draftsOf(
    wholeParagraphs(tips, language, (told) => fits([...above, ...first, ...draftsOf(told)])),
  );
  const cooking = [...first, ...advice];
  const inTurn = (paragraphs: Draft[][]) => paragraphs.filter(({ length }) => length > 0);
  if (cooking.length > 0) return inTurn([opening, ...above, plan, ...cooking, closing]);
  const rest = seconds - lasting([opening, plan, closing]);
  const told = whole.length > 0 ? whole : draftsOf(thoughtsWithin(lead, language, rest));
  return inTurn([opening, ...told.slice(0, -1), plan, ...told.slice(-1), closing]);
}
