import type { Page } from "#kernel/page";
import { isToldRow } from "../../rows/row-marks-ja.ts";
import { isOfAdvice } from "../advice.ts";
import { entriesOf } from "../entries-en.ts";
import { isInSections } from "../is-in-sections-en.ts";
import { isNotice } from "../is-notice.ts";
import { isOfCharges } from "../is-of-charges-en.ts";
import { isNewsReport } from "../passages/news-report-en.ts";
import { tellsResult } from "../passages/result-en.ts";
import { isHeadedStep } from "../steps/headed-steps-ja.ts";

/** A title that promises prices is kept by them. */
const OF_FEES = /料金|費用|価格表?|値段|会費|授業料/u;

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
  const tellsFees =
    page.language === "ja" &&
    OF_FEES.test(page.title) &&
    blocks.some((block) => isToldRow(block) && /\d円/u.test(block.text));
  return (
    !tellsFees && !isList && !isInSections(page) && !isNotice(page) && !hasLateResult && !isOfCharges(page)
  );
}
