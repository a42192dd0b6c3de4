import type { Page } from "#kernel/page";
import { spokenSeconds } from "#kernel/text/spoken-seconds";
import type { Language } from "#kernel/vocabulary";
import type { Draft } from "../draft.ts";
import { oneSentenceEach } from "../fitted.ts";
import type { ProseLine } from "../prose/lines.ts";
import { asOnThePage } from "../prose/whole.ts";
import { worded } from "../prose/wording.ts";
import { thoughtsWithin, wholeParagraphs } from "./thoughts.ts";
import { wordsOnDish } from "./words-on-dish.ts";

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

/** With less of the time than this the words on a dish and its tips alone tell too little. */
const ENOUGH = 0.75;

/**
 * A recipe without time for its steps, not even in short: what the dish is, the main things, and its tips. Half a
 * method is of no use to a cook; only where the page says hardly anything else its first steps are told, as they are
 * written.
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
  const wholeWith = (lines: readonly ProseLine[], others: Draft[][]) =>
    draftsOf(wholeParagraphs(lines, language, (told) => fits([...draftsOf(told), ...others])));
  const begunBehind = (above: Draft[][]) => {
    const counts = steps.map((_, at) => steps.length - at);
    const count = counts.find((most) => fits([...above, [begins], ...steps.slice(0, most)])) ?? 0;
    const begun = steps.slice(0, count);
    return lasting([...begun]) >= FEWEST_SECONDS ? [[begins, ...(begun[0] ?? [])], ...begun.slice(1)] : [];
  };
  const inTurn = (above: Draft[][], below: Draft[][]) =>
    [opening, ...above, plan, ...below, closing].filter(({ length }) => length > 0);
  const rest = SLACK * seconds - lasting([opening, plan, closing]);
  const introduced = draftsOf(wordsOnDish(lead, language, rest, (told) => fits(draftsOf(told))));
  const alone = inTurn(introduced, wholeWith(tips, introduced));
  if (lasting(alone) >= ENOUGH * seconds) return alone;
  const brief = draftsOf(introducedIn(lead, language, seconds));
  const first = [introduced, brief, []].map(begunBehind).find(({ length }) => length > 0) ?? [];
  if (first.length === 0) return alone;
  const some = wholeWith(lead, first);
  const above = some.length > 0 ? some : fits([...brief, ...first]) ? brief : [];
  return inTurn(above, [...first, ...wholeWith(tips, [...above, ...first])]);
}
