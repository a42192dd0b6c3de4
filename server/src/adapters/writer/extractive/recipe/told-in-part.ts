import type { Page } from "#kernel/page";
import { spokenSeconds } from "#kernel/text/spoken-seconds";
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

/**
 * A recipe without time for its steps, not even in short: the dish and the main things, and as much as there is time
 * for of the page's own words on how it is made. The things come before these: nobody ends on a list.
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
  const whole = draftsOf(wholeParagraphs(lead, language, (told) => fits(draftsOf(told))));
  const advice = draftsOf(wholeParagraphs(tips, language, (told) => fits([...whole, ...draftsOf(told)])));
  const counts = steps.map((_, at) => steps.length - at);
  const count = counts.find((most) => fits([...whole, ...advice, [begins], ...steps.slice(0, most)])) ?? 0;
  const begun = steps.slice(0, count);
  const first =
    lasting([...begun]) >= FEWEST_SECONDS ? [[begins, ...(begun[0] ?? [])], ...begun.slice(1)] : [];
  const cooking = [...first, ...advice];
  const inTurn = (paragraphs: Draft[][]) => paragraphs.filter(({ length }) => length > 0);
  if (cooking.length > 0) return inTurn([opening, ...whole, plan, ...cooking, closing]);
  const rest = seconds - lasting([opening, plan, closing]);
  const told = whole.length > 0 ? whole : draftsOf(thoughtsWithin(lead, language, rest));
  return inTurn([opening, ...told.slice(0, -1), plan, ...told.slice(-1), closing]);
}
