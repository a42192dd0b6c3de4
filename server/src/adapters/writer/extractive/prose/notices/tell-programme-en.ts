import type { Page } from "#kernel/page";
import { MONTH_EN } from "#kernel/text/months-en";
import { toldRowsOf } from "../../rows/told-rows-en.ts";
import type { ProseLine } from "../lines.ts";
import { secondsOfLines, textOfLine } from "../measure.ts";
import { type Told, toldOf } from "../wording.ts";

const ROW = /^On [^,“]{3,30}, (?:[^“]+ speaks on|the programme has) “/u;
const FEWEST = 3;
const PAUSE = 0.4;
const ROWS_A_PARAGRAPH = 4;
/** With less to say than this share of the time, other ways of telling say more. */
const FULL = 0.6;
/** Most of the time is for the dates. */
const LEFT_FOR_ROWS = 0.55;
const MOST_BASICS = 3;

const CHANGED = /\b(?:has|have) (?:been |had to be )?(?:moved|cancell?ed|postponed|called off|changed)\b/i;
const CLOCK = /\b\d{1,2}(?:[.:]\d\d)?\s?[ap]m\b/i;
/** "Meetings are held on Thursdays at 7.30pm", "Visitors pay £4" */
const BASIC = new RegExp(
  String.raw`\b(?:held|meets?|meetings?|open|starts?|begins?|doors?)\b.*${CLOCK.source}|\b(?:visitors|tickets?|admission|entry|members)\b.*(?:[£$€]\d|\bfree\b)`,
  "i",
);
const DATED = new RegExp(String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)? ${MONTH_EN}|${MONTH_EN} \d{1,2})\b`);

/**
 * The programme of a society's year: what has changed, when and where one meets and what it costs, then the dates in their
 * order, then other days that are open. Null for a page without such rows.
 */
export function programmeTeller(
  lines: readonly ProseLine[],
  page: Page,
): (budget: number) => Told[][] | null {
  const told = page.language === "en" ? toldRowsOf(page) : new Set<number>();
  const isRow = ({ blockIndex }: ProseLine) =>
    told.has(blockIndex) && ROW.test(page.blocks[blockIndex]?.text ?? "");
  const rows = [...Map.groupBy(lines.filter(isRow), ({ blockIndex }) => blockIndex).values()];
  const plain = lines.filter((line) => !isRow(line));
  const first = rows[0]?.[0]?.blockIndex ?? 0;
  const above = plain.filter(({ blockIndex }) => blockIndex < first);
  const changes = plain.filter(
    (line) => CHANGED.test(textOfLine(line)) && DATED_OR_NAMED.test(textOfLine(line)),
  );
  const basics = above.filter((line) => BASIC.test(textOfLine(line)) && !changes.includes(line));
  const others = plain.filter((line) => {
    const text = textOfLine(line);
    return line.blockIndex > first && line.begins && (DATED.test(text) || CLOCK.test(text));
  });
  return (budget) => {
    if (rows.length < FEWEST) return null;
    let left = budget;
    const taken = (some: readonly ProseLine[], least = 0) => {
      const cost = secondsOfLines(some) + PAUSE;
      const isTaken = left - cost >= least;
      if (isTaken) left -= cost;
      return isTaken;
    };
    const begun = [...changes, ...basics.slice(0, MOST_BASICS)].filter((line) =>
      taken([line], LEFT_FOR_ROWS * budget),
    );
    const end = rows.findIndex((row) => !taken(row));
    const dated = end === -1 ? rows : rows.slice(0, end);
    const behind = others.filter((line) => !changes.includes(line) && taken([line]));
    if (dated.length < FEWEST || left > (1 - FULL) * budget) return null;
    const inRows = Array.from({ length: Math.ceil(dated.length / ROWS_A_PARAGRAPH) }, (_, at) =>
      toldOf(dated.slice(at * ROWS_A_PARAGRAPH, (at + 1) * ROWS_A_PARAGRAPH).flat()),
    );
    const inOrder = begun.toSorted((one, other) => one.blockIndex - other.blockIndex);
    return [toldOf(inOrder), ...inRows, ...behind.map((line) => toldOf([line]))].filter(
      ({ length }) => length > 0,
    );
  };
}
/** "The April meeting has moved": which of them. */
const DATED_OR_NAMED = new RegExp(MONTH_EN);
