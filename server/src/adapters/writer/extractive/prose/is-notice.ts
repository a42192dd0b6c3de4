import type { Page } from "#kernel/page";
import { matterBeforeReasons } from "./notices/matter-before-reasons-ja.ts";
import { isOfferByName } from "./notices/offered-first-ja.ts";
import { essentialsOn } from "./salience/known.ts";

/** 「断水のお知らせ」, 「費用の一部を助成します」: whoever hears that wants to know when, who and how much. */
const ANNOUNCES =
  /(?:お知らせ|お願い|お詫び|について|(?:の|に関する)(?:ご案内|募集)|ます|ません)(?:$|[（(／/｜|])/u;
/** Of so many things that one has to know to act, a listener hears before anything else. */
const SEVERAL = 2;

/** Whether a page says things by which its listeners act, and which have to be looked for in it. */
export const isNotice = (page: Page): boolean =>
  matterBeforeReasons(page).parts.length > 0 ||
  (page.language === "ja"
    ? ANNOUNCES.test(page.title) || isOfferByName(page.title)
    : essentialsOn(page).size >= SEVERAL);

/** Whether by its name, too, a page tells of something that listeners act upon: what one does may stand far below. */
export const isNoticeByName = (page: Page): boolean =>
  isNotice(page) || (page.language === "en" && isOfNotice(page.title));

/** "Mill Street Footbridge Closed for Repairs", "Voluntary recall of glass kettles", "Changes to bin collections" */
const isOfNotice = (title: string) => OF_NOTICE_EN.test(title) && !ASKS_OR_TEACHES.test(title);
const OF_NOTICE_EN = new RegExp(
  String.raw`\b(?:${[
    "notice|recall|closures?|closed|closing|closes|to close|advisory|suspended|maintenance|shutdown|planned works?",
    "(?:price|fee|rate|timetable|schedule|service|collection|parking|opening) (?:changes?|increases?)",
    "changes? to|new (?:rules|charges?|fees|hours|times|timetable|prices)|(?:is|are) (?:changing|moving|closing)",
    "now open for applications|applications? (?:open|now open)|apply (?:now|for)|permits?|scheme opens",
  ].join("|")})\b`,
  "i",
);
const ASKS_OR_TEACHES = /\?$|^(?:how|why|what)\b/i;
