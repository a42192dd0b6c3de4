import type { Page } from "#kernel/page";
import { isOfAdvice } from "../advice.ts";
import { entriesOf } from "../entries-en.ts";
import { isInSections } from "../is-in-sections-en.ts";
import { isNotice } from "../is-notice.ts";
import { isOfCharges } from "../is-of-charges-en.ts";
import { isOfChargesInJapanese } from "../is-of-charges-ja.ts";
import { isNewsReport } from "../passages/news-report-en.ts";
import { tellsResult } from "../passages/result-en.ts";
import { isHeadedStep } from "../steps/headed-steps-ja.ts";

/**
 * Whether a page is a text that one reads from its beginning: no list of tips, steps or entries, no notice with days
 * and fees, no list of prices, no report that comes to its result late, and no English text in sections, whose first one only leads up
 * to what the others say.
 */
export function isReadFromStart(page: Page): boolean {
  const { blocks } = page;
  const isList = isOfAdvice(page) || entriesOf(page).length > 0 || blocks.some(isHeadedStep);
  const first = blocks.findIndex(({ kind }) => kind === "paragraph");
  const hasLateResult =
    isNewsReport(page) &&
    blocks.some(({ text }, at) => at > first && tellsResult(text)) &&
    !tellsResult(blocks[first]?.text ?? "");
  return (
    !isOfChargesInJapanese(page) &&
    !isList &&
    !isInSections(page) &&
    !isNotice(page) &&
    !hasLateResult &&
    !isOfCharges(page)
  );
}
