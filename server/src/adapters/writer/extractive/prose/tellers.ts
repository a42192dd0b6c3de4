import type { Page } from "#kernel/page";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { isReadFromStart } from "./as-written/is-read-from-start.ts";
import { isNoticeByName } from "./is-notice.ts";
import type { ProseLine } from "./lines.ts";
import { noticeTeller } from "./notices/tell-notice-ja.ts";
import { partsTeller } from "./notices/tell-parts.ts";
import { priceHeadsTeller } from "./notices/tell-price-heads-en.ts";
import { programmeTeller } from "./notices/tell-programme-en.ts";
import { serviceTeller } from "./notices/tell-service-ja.ts";
import { textPartsTeller } from "./parts/tell-parts-en.ts";
import type { countedOn } from "./points/counted.ts";
import type { Outline } from "./points/outline-en.ts";
import { picksTeller } from "./points/picks-en.ts";
import { countedTeller } from "./points/tell-counted-ja.ts";
import { stepsOn } from "./steps/deeds-en.ts";
import { casesTeller } from "./steps/tell-cases-ja.ts";
import { listedStepsTeller } from "./steps/tell-listed-steps-en.ts";
import { isOfSteps, procedureTeller } from "./steps/tell-procedure-ja.ts";
import { pointsTeller } from "./tell-points-en.ts";
import type { Told } from "./wording.ts";

/** Tells a page in the way of its own kind, or null where it is of another kind or there is too little time. */
type Teller = (budget: number) => { told: Told[][]; namesAll: boolean } | null;

interface Tellers {
  /** In the order in which they are asked. */
  all: Teller[];
  /** Tells a counted list, each thing with its name; the time of the sentence that names them all is added. */
  tellCounted(budget: number): Told[][] | null;
  /** Whether the other ways of telling the page have lost some of its listed steps. */
  isCut: boolean;
}

interface Known {
  named: Outline | null;
  counted: ReturnType<typeof countedOn>;
  /** Whether the user asked for something that stands there. */
  isSought: boolean;
  isFit: (sentence: string) => boolean;
}

/** The ways to tell a page of steps, points, a service or a notice; none of them where the user asked for something. */
export function tellersOf(
  page: Page,
  lines: readonly ProseLine[],
  distinct: readonly ProseLine[],
  { named, counted, isSought, isFit }: Known,
): Tellers {
  const listed = listedStepsTeller(distinct, lines, page);
  const roomOfNames = named ? sentenceSeconds(named.said.text, page.language) : 0;
  const plainly = (tell: (budget: number) => Told[][] | null) => (budget: number) => {
    const inOrder = tell(budget);
    return inOrder && { told: inOrder, namesAll: false };
  };
  const inTurn = [
    ...(isNoticeByName(page) ? [plainly(partsTeller(page, isFit))] : []),
    ...(isReadFromStart(page) ? [] : [plainly(noticeTeller(lines, page))]),
    plainly(listed.tell),
    plainly(procedureTeller(lines, page)),
  ];
  const tellCounted = isSought
    ? () => null
    : countedTeller(lines, page, named && counted?.isAll ? counted.names : []);
  const tellPoints = pointsTeller(lines, page);
  const isOfDeeds = stepsOn(page).length > 0;
  // The points are named where they are told; of steps, a sentence of each helps nobody.
  const inPoints = (budget: number) => {
    const told = isOfDeeds ? null : tellPoints(budget + roomOfNames);
    return told && { told, namesAll: true };
  };
  // Verdicts and counts that were named first are told in their own way.
  const isCounted = counted !== null || (named !== null && !named.isOfSections && !named.namesFirst);
  const tellParts = isOfDeeds || isCounted ? () => null : textPartsTeller(lines, page);
  const inParts = (budget: number) => {
    const told = tellParts(budget + roomOfNames);
    return told && { told, namesAll: true };
  };
  const tellPicks = isSought ? () => null : picksTeller(lines, page);
  const inPicks = (budget: number) => {
    const told = tellPicks(budget + roomOfNames);
    return told && { told, namesAll: true };
  };
  const service = plainly(serviceTeller(lines, page));
  const ofKinds = isOfSteps(lines, page) ? inTurn.reverse() : inTurn;
  const programme = plainly(programmeTeller(lines, page));
  const prices = plainly(priceHeadsTeller(lines, page));
  const cases = plainly(casesTeller(lines, page));
  const byMatter = [service, prices, programme, inPicks, cases];
  const all = isSought ? [] : [...byMatter, ...ofKinds, inPoints, inParts];
  return { isCut: listed.isCut, all, tellCounted: (budget) => tellCounted(budget + roomOfNames) };
}
