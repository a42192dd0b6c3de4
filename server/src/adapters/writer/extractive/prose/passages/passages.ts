import type { Page } from "#kernel/page";
import type { Language } from "#kernel/vocabulary";
import { warmsUp } from "../../merits-en.ts";
import { isOfAdvice } from "../advice.ts";
import { opensText } from "../definition.ts";
import { isAnnounceable } from "../frames/signposts.ts";
import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { sectionsOfSteps } from "../procedures.ts";
import { asks, isHalfWithout, opensSection, standsAlone } from "../stands.ts";
import { closeOf } from "./close-en.ts";
import { isLoose, withCuts } from "./cuts.ts";
import { withConclusion } from "./ends.ts";
import { isNewsReport } from "./news-report-en.ts";
import { tellsResult } from "./result-en.ts";

/** Consecutive sentences that belong together: a paragraph, and what leans on it. */
export interface Passage {
  lines: ProseLine[];
  /** Whether it is understood without the passages before it. */
  stands: boolean;
  /** Whether nothing unsayable stands between it and the one before. */
  follows: boolean;
  opensSection: boolean;
  /** Whether the text ends with it: a script that comes to its end has one, too. */
  concludes: boolean;
  /** Whether an English text only comes to its matter there. */
  warmsUp: boolean;
  /** Whether its last sentence announces the passage behind it. */
  announces: boolean;
  /** Whether it begins with who won the match that the text reports. */
  isResult?: boolean;
  /** Of a list: whether it names the entry that it tells of. */
  isEntry?: boolean;
  /** How many of its sentences may be taken, from its beginning. */
  cuts: number[];
}

/** Divides an English page into passages; a sentence whose support is gone goes with it. */
export function textPassagesOf(
  lines: readonly ProseLine[],
  context: string,
  page: Page,
  standingOnPage: (text: string, language: Language) => boolean = standsAlone,
): Passage[] {
  const { blocks } = page;
  const ofAdvice = isOfAdvice(page);
  const standing: typeof standingOnPage = (text) => standingOnPage(text, "en") && !/^["“]?it\b/i.test(text);
  // Above a text stands when it was written, by whom, and how long one reads it: lines without a sentence.
  const [first] = lines;
  const start =
    first && !first.gap && first.begins
      ? first.blockIndex
      : blocks.findIndex(({ kind, text }) => kind !== "heading" && !NO_SENTENCE.test(text.trim()));
  const steps = ofAdvice ? new Set<number>() : sectionsOfSteps(lines, "en");
  const isOfSteps = ({ kind, section }: ProseLine) => kind === "list_item" && steps.has(section);
  /** The question is told above its answer, which needs nothing else: 「はい、できます。」 */
  const answersHeading = ({
    sentences,
    begins,
    blockIndex,
    section,
    isTold,
    goesOn,
    isCondition,
  }: ProseLine) =>
    (isTold === true && begins && !goesOn && !isCondition) ||
    // Below its heading a section begins with what the heading is about.
    (begins &&
      blockIndex === section + 1 &&
      opensSection(sentences.join(" ")) &&
      (standing(sentences.join(" "), "en") ||
        isAnnounceable(blocks[section]?.text ?? "", sentences.join(" "))));
  const result = isNewsReport(page) ? lines.find((line) => tellsResult(textOfLine(line))) : undefined;
  const groups: ProseLine[][] = [];
  let isBroken = false;
  /** The English paragraph whose beginning leans on something untold: the rest of it goes on from there. */
  let brokenBlock = -1;
  for (const line of lines) {
    const text = textOfLine(line);
    const current = groups.at(-1);
    const before = current?.at(-1);
    const isSame = before !== undefined && !line.gap && !isBroken && before.section === line.section;
    const isTorn = (line.goesOn === true || line.isCondition === true) && !isSame;
    const stands = standing(text, "en");
    // Above all of a text there is nothing that could be missed, and a first paragraph says what it is about.
    const isOfBroken =
      isBroken &&
      line.blockIndex === brokenBlock &&
      !line.sought &&
      !(groups.length === 0 && line.section === -1);
    const isOpening = groups.length === 0 && opensText(text);
    const alone = (stands || answersHeading(line) || isOpening) && !isTorn && !isOfBroken;
    const isStart = line.sought > 0 && !before?.sought && alone;
    const isNextStep = isSame && isOfSteps(before) && isOfSteps(line);
    const isOwn = isSame && alone && (isApart(before, line) || line === result);
    const isNextTakeaway = isSame && isOfTakeaways(line, blocks);
    const isNextRow =
      isSame && before.isRow === true && line.isRow === true && (!line.isTold || line.goesOn === true);
    const joins =
      isNextStep ||
      isNextTakeaway ||
      isNextRow ||
      (isSame && line.isCondition) ||
      (isSame &&
        !isStart &&
        !isOwn &&
        (before.blockIndex === line.blockIndex || (!alone && !isLoose(before, line))));
    if (joins) current?.push(line);
    else if (
      alone ||
      (isSame && current) ||
      (groups.length === 0 && line.blockIndex === start && line.begins && opens(text, line))
    ) {
      groups.push([line]);
      isBroken = false;
    } else {
      isBroken = true;
      brokenBlock = line.blockIndex;
    }
  }
  const passages = withCuts(groups, context, {
    start,
    standing,
    isOfSteps,
    answersHeading: (line) => answersHeading(line) || isOfTakeaways(line, blocks),
    ofAdvice,
  });
  const close = closeOf(passages, page);
  return withConclusion(passages, blocks).map((passage, index) => ({
    ...passage,
    ...(index === close && { concludes: true }),
    ...(result && passage.lines[0] === result && { isResult: true }),
  }));
}

/** Behind a warm-up an English paragraph begins anew. */
const isApart = (before: ProseLine, line: ProseLine) =>
  before.blockIndex === line.blockIndex &&
  before.kind === "paragraph" &&
  isWarmUp(textOfLine(before)) &&
  !/^["“]?(?:this|these|that|those|they|each|both|either|neither)\b/i.test(textOfLine(line)) &&
  !isHalfWithout(textOfLine(line), textOfLine(before), "en");

const isWarmUp = (text: string) => warmsUp(text) || asks(text);

/** Whether a sentence is one of those that the page itself takes its matter to be. */
export const isOfTakeaways = ({ section }: ProseLine, blocks: Page["blocks"]) =>
  TAKEAWAYS.test(blocks[section]?.text.trim() ?? "");
const TAKEAWAYS =
  /^(?:(?:the )?(?:key|main) (?:takeaways|points|facts|findings|ideas)|tl;?dr|at a glance|in (?:brief|short|a nutshell)|quick summary)[:.]?$/i;

/** "9 minute read", "By Mia Tarn, 4 May": a few words without an end. */
const NO_SENTENCE = /^(?:\S+ ){0,24}[^\s.!?]*[^\s.!?:;,”"’)]$/u;
/** At the beginning "this" is what the title names, and "there were nine of them" may begin a story. */
const opens = (text: string, { leans }: ProseLine) =>
  !leans || /^(?:this|these) |^(?:there (?:is|are|was|were)|it|they) /i.test(text);
