import type { Page } from "#kernel/page";
import { isOfAdvice } from "../advice.ts";
import { entriesOf } from "../entries-en.ts";
import { matterBeforeReasons } from "../notices/matter-before-reasons-ja.ts";
import { isNewsReport } from "../passages/news-report-en.ts";
import { tellsResult } from "../passages/result-en.ts";
import { essentialsOn } from "../salience/known.ts";
import { isHeadedStep } from "../steps/headed-steps-ja.ts";

/** 「断水のお知らせ」, 「費用の一部を助成します」: whoever hears that wants to know when, who and how much. */
const ANNOUNCES =
  /(?:お知らせ|お願い|お詫び|について|(?:の|に関する)(?:ご案内|募集)|ます|ません)(?:$|[（(／/｜|])/u;
/** Of so many things that one has to know to act, a listener hears before anything else. */
const SEVERAL = 2;

/**
 * Whether a page is a text that one reads from its beginning: no list of tips, steps or entries, no notice with days
 * and fees, and no report that comes to its result late.
 */
export function isReadFromStart(page: Page): boolean {
  const { blocks } = page;
  const isList = isOfAdvice(page) || entriesOf(page).length > 0 || blocks.some(isHeadedStep);
  const first = blocks.findIndex(({ kind }) => kind === "paragraph");
  const hasLateResult =
    isNewsReport(page) &&
    blocks.some(({ text }, at) => at > first && tellsResult(text)) &&
    !tellsResult(blocks[first]?.text ?? "");
  return !isList && !isNotice(page) && !hasLateResult;
}

/** Whether a page announces something by which its listeners act. */
export const isNotice = (page: Page): boolean =>
  matterBeforeReasons(page).parts.length > 0 ||
  (page.language === "ja"
    ? ANNOUNCES.test(page.title)
    : isOfNotice(page.title) || essentialsOn(page).size >= SEVERAL);

/** "Mill Street Footbridge Closed for Repairs", "Voluntary recall of glass kettles", "Changes to bin collections" */
const isOfNotice = (title: string) => OF_NOTICE_EN.test(title) && !ASKS_OR_TEACHES.test(title);
const OF_NOTICE_EN =
  /\b(?:notice|recall|closures?|closed|closing|closes|to close|advisory|suspended|(?:price|fee|rate|timetable|schedule|service|collection|parking|opening) (?:changes?|increases?)|changes? to|new (?:rules|charges?|fees|hours|times|timetable|prices)|(?:is|are) (?:changing|moving|closing)|now open for applications|applications? (?:open|now open)|apply (?:now|for)|permits?|planned works?|maintenance|shutdown|scheme opens)\b/i;
const ASKS_OR_TEACHES = /\?$|^(?:how|why|what)\b/i;
