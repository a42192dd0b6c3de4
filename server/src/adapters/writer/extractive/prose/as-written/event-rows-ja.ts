import type { Page } from "#kernel/page";
import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { essentialsOf, isToldOfEvent } from "../notices/essentials-ja.ts";
import { tellsOfEvent } from "../notices/rows-ja.ts";

/** Such a worth has only what one has to know to go there. */
const TO_GO = 30;
const SHARE = 0.4;
/** More of them are of several events. */
const MOST_ROWS = 5;
const DAY = /\d{1,2}月\d{1,2}日/u;
const WHEN = /^(?:開催)?(?:会期|日時|期日|日程|期間|開催日)は、?/u;

/** When, where and for how much a Japanese page's one event is, where the beginning of the text has not said it. */
export function eventRowsBehind(
  lines: readonly ProseLine[],
  heard: number,
  page: Page,
  budget: number,
): ProseLine[] {
  if (page.language !== "ja") return [];
  const isOfRows = tellsOfEvent(page.blocks);
  if (!isOfRows && !isToldOfEvent(page.blocks)) return [];
  const essentials = essentialsOf(page);
  const begun = lines.filter(({ blockIndex, isRow }) => blockIndex <= heard && !isRow).map(textOfLine);
  // A running text passes over the rows above it, which it may say itself.
  const isSaid = (row: ProseLine) => {
    const [day = ""] = DAY.exec(textOfLine(row)) ?? [];
    return day !== "" && begun.some((text) => text.includes(day));
  };
  const all = lines.filter(
    ({ blockIndex, sought }) => sought === 0 && (essentials.get(blockIndex) ?? 0) >= TO_GO,
  );
  const isAbove = ({ blockIndex }: ProseLine) => blockIndex <= heard;
  const isOpened = all.some((row) => isAbove(row) && isSaid(row));
  // Rows in sentences that stand below are told by what joins them.
  if (!isOfRows && !all.every(isAbove)) return [];
  const rows = all.filter((row) => !isAbove(row) || !isOpened);
  const isOfOne = rows.filter((line) => WHEN.test(textOfLine(line))).length === 1;
  if (!isOfOne || rows.length > MOST_ROWS) return [];
  let left = SHARE * budget;
  return rows.filter(({ seconds }) => {
    const isInTime = seconds <= left;
    if (isInTime) left -= seconds;
    return isInTime;
  });
}
