import type { Page } from "#kernel/page";
import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { essentialsOf } from "../notices/essentials-ja.ts";
import { tellsOfEvent } from "../notices/rows-ja.ts";

/** Such a worth has only what one has to know to go there. */
const TO_GO = 30;
const SHARE = 0.4;
/** More of them are of several events. */
const MOST_ROWS = 5;
const WHEN = /^(?:開催)?(?:会期|日時|期日|日程|期間|開催日)は、?/u;

/** When, where and for how much a Japanese page's one event is, where the beginning of the text has not said it. */
export function eventRowsBehind(
  lines: readonly ProseLine[],
  heard: number,
  page: Page,
  budget: number,
): ProseLine[] {
  if (page.language !== "ja" || !tellsOfEvent(page.blocks)) return [];
  const essentials = essentialsOf(page);
  const rows = lines.filter(
    ({ blockIndex, sought }) =>
      blockIndex > heard && sought === 0 && (essentials.get(blockIndex) ?? 0) >= TO_GO,
  );
  const isOfOne = rows.filter((line) => WHEN.test(textOfLine(line))).length === 1;
  if (!isOfOne || rows.length > MOST_ROWS) return [];
  let left = SHARE * budget;
  return rows.filter(({ seconds }) => {
    const isInTime = seconds <= left;
    if (isInTime) left -= seconds;
    return isInTime;
  });
}
