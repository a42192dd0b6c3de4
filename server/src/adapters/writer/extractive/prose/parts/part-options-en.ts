import type { Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { setsScene, statesAmount, warmsUp } from "../../merits-en.ts";
import { isLeftOpen } from "../as-written/open-ends.ts";
import { definesPlainly } from "../definition.ts";
import { tellsOfItself } from "../left-out/of-itself-en.ts";
import type { ProseLine } from "../lines.ts";
import { secondsOfLines, textOfLine } from "../measure.ts";
import { pointRunsIn } from "../point-runs-en.ts";
import type { Option } from "../points/best-of-each.ts";
import { isOrder } from "../procedures.ts";
import { editorOn } from "../salience/editor.ts";
import { type Told, toldOf } from "../wording.ts";
import type { TextPart } from "./text-parts-en.ts";

const PAUSE = 0.4;
const MOST_LINES = 5;
const MOST_OF_LEAD = 3;
/** A second sentence of a part is worth less than the first of another one. */
const SOON_ENOUGH = 0.45;
/** The losses of coming to another part, and of saying hardly anything there, in the worth of sentences. */
const LEAP = 0.3;
const BRIEF = 9;
const LONELY = 0.8;
const LONELY_FIRST = 0.4;
const DEFINED = 0.5;
/** A part begins with its point: another sentence has to be so much better. */
const BELOW = 0.7;
const IN_BOX = 0.85;
const LEAD = 1.1;
/** The outcome is what a listener waits for, and figures are what is remembered of it. */
const OUTCOME = 1.6;
const FIGURE = 0.2;
const WARMING = 0.4;
const TO_DO = 0.5;
const OPEN = 0.6;
const CUT = 0.92;

export const NOTHING: Option<Told[]> = { seconds: 0, worth: 0, value: [] };

/** The ways to tell each part of an English text, or to leave it out; those of its beginning come first. */
export function optionsOfParts(
  parts: readonly TextPart[],
  lines: readonly ProseLine[],
  page: Page,
): Option<Told[]>[][] {
  const editor = editorOn(page);
  const isOfHow = OF_HOW.test(page.title.trim());
  const worthOf = (line: ProseLine) => {
    const text = textOfLine(line);
    const isWarm = setsScene(text) || warmsUp(text) || CHATS.test(text);
    const isFigure = statesAmount(text) || SHARE.test(text);
    const price = PRICE.test(text) ? FIGURE : 0;
    const deed = isOfHow && saysWhatToDo(text) ? TO_DO : 0;
    return editor(line).worth + price + deed + (isFigure ? FIGURE : 0) - (isWarm ? WARMING : 0);
  };
  const optionOf = (run: readonly ProseLine[], share: number, lonely: number): Option<Told[]> => {
    const seconds = secondsOfLines(run);
    const sum = run.reduce((all, line) => all + worthOf(line) * line.seconds, 0);
    const loss = LEAP + (seconds < BRIEF || lonely < 0 ? lonely : 0);
    return {
      seconds: seconds + PAUSE,
      worth: (share * sum) / seconds ** SOON_ENOUGH - loss,
      value: toldOf(run),
    };
  };
  const runsOf = (own: readonly ProseLine[], most: number) =>
    pointRunsIn(own, page, most).filter(([first, ...others]) => {
      const isTorn = first === undefined || GOES_ON.test(textOfLine(first));
      return !isTorn && ![first, ...others].some((line) => isOfPageOnly(line, isOfHow));
    });
  /** Within a part, a box has a point of its own. */
  const shareWithin = (line: ProseLine) =>
    (line.blockIndex === line.section + 1 ? IN_BOX : BELOW) * (1 - editor(line).leans);
  const groups = parts.map(({ heading, end, isOutcome }) => {
    const own = lines.filter(({ blockIndex }) => blockIndex > heading && blockIndex < end);
    const name = contentTerms(page.blocks[heading]?.text ?? "", "en");
    const options = runsOf(own, MOST_LINES).map((run) => {
      const [first, last] = [run[0], run.at(-1)] as [ProseLine, ProseLine];
      const isFirst = first === own[0];
      const share =
        (isFirst ? 1 : shareWithin(first)) * (isOutcome && !isOfHow ? OUTCOME : 1) * shareOfEnd(last, own);
      const isPoint = isFirst && definesName(textOfLine(first), name);
      return optionOf(run, share, isPoint ? -DEFINED : isFirst ? LONELY_FIRST : LONELY);
    });
    return [NOTHING, ...options];
  });
  const above = lines.filter(
    ({ blockIndex, kind }) => blockIndex < (parts[0]?.heading ?? 0) && kind === "paragraph",
  );
  const lead = runsOf(above, MOST_OF_LEAD).map((run) => {
    const [first] = run as [ProseLine];
    const share = LEAD * (first === above[0] ? 1 : shareWithin(first));
    return optionOf(run, share, definesPlainly(textOfLine(first), page) ? -DEFINED : 0);
  });
  if (lead.length === 0) return [[NOTHING], ...groups];
  // Of a scene above them who wants to know how something is done has no need.
  return [isOfHow ? [NOTHING, ...lead] : lead, ...groups];
}

/** Of an end that leads on, or within a paragraph. */
function shareOfEnd(last: ProseLine, own: readonly ProseLine[]): number {
  const next = own[own.indexOf(last) + 1];
  if (next && isLeftOpen(textOfLine(last), "en")) return OPEN;
  return next?.blockIndex === last.blockIndex ? CUT : 1;
}

/** "The exception is the reed", "In the beginning, our goal was", "We saw that": of something that stands above. */
const GOES_ON =
  /^(?:the (?:exception|difference|same|other|next|second|latter|former)\b|in (?:the (?:beginning|end|meantime)|that|a simpler)\b|(?:as )?(?:we|you)(?:[’']ve| have)? (?:saw|seen|just)\b|when that\b|by contrast\b)/i;
/** "a 50% reduction", "3X fewer" */
const SHARE = /\d\s?(?:%|percent\b|times\b|[xX]\b)/u;
const PRICE = /[$£€]\s?\d/u;
/** "If you are wondering what it costs, you are not alone.", "At Oak Loom, we specialize in …" */
const CHATS =
  /\bnot alone\b|\bnever been (?:more|so)\b|^with the rise of\b|\bis one of the (?:most|\p{L}+est)\b|^if you(?:[’']re| are) (?:wondering|curious|looking|like)\b|^at \p{Lu}[^,]*, we\b/iu;

/** "An event is …" below "Events": a part is told by the one sentence that says what it is of. */
const definesName = (text: string, name: ReadonlySet<string>): boolean => {
  const [subject = ""] = text.split(/\b(?:is|are|means)\b/u, 1);
  const said = contentTerms(subject, "en");
  return name.size > 0 && subject !== text && [...name].every((term) => said.has(term));
};

/** "How to Set Up a Loom": its listeners want to hear what to do, and its conclusion says again why. */
const OF_HOW = /^(?:\d+ \p{L}+ )?how (?:to|do (?:i|you)|i)\b/iu;

/** "Tilt your screen", "The screen should stand": by ear a how-to is what one does. */
const saysWhatToDo = (text: string) =>
  isOrder(text, "en") || /\b(?:should|needs? to|has to) (?:be|stand|sit|hang|lie|face|rest)\b/iu.test(text);

/** A script has neither the links nor the pages around its text; and torn from its list, a thing to do is heard as an order. */
const isOfPageOnly = (line: ProseLine, isOfHow: boolean) => {
  const text = textOfLine(line);
  const isTornOrder = !isOfHow && line.kind === "list_item" && isOrder(text, "en");
  return tellsOfItself(text) || POINTS_HERE.test(text) || isTornOrder;
};
const POINTS_HERE =
  /\b(?:downloaded|found|see|seen|read|available|listed) here\b|\b(?:here|below|above|(?:this|the following) (?:link|list|table|figure|image|chart))[.:]?$/iu;
