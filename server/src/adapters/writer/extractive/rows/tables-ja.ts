import { isAttributeHead, isEssentialLabel, isPageLabel } from "./label-lists-ja.ts";
import { HOLDS_FIGURE, LONGEST_ROW_SENTENCE, pairsTold, type ToldRows } from "./pairs-ja.ts";
import { holdsBan, isOfDoses, isPlain } from "./plain-values-ja.ts";
import {
  headingTopic,
  isDate,
  isFigure,
  isGeneric,
  isMeasured,
  isYear,
  type Topic,
  topicOf,
} from "./row-topics-ja.ts";
import { spokenValue } from "./row-values-ja.ts";

const LONGEST_HEAD = 20;
const NOTHING = /^[-－–—―ー‐]$/;

/** A row as its cells: 「大人: 600円」, 「大人 / 600円 / 480円」. */
export const cellsOf = (row: string, isPair: boolean): string[] => {
  const at = row.indexOf(": ");
  if (at > 0 && (isPair || !row.includes(" / "))) return [row.slice(0, at), row.slice(at + 2)];
  return row.split(" / ");
};

/** The rows of one table below its heading as sentences, with the heading as their subject where they need one. */
export function tableTold(
  rows: readonly string[],
  heading: string | undefined,
): { rows: ToldRows; isGrid: boolean } {
  const widths = rows.map((row) => cellsOf(row, false).length);
  const isPairs = widths.filter((width) => width <= 2).length * 2 > rows.length;
  const cells = rows.map((row) => cellsOf(row, isPairs));
  const topic = headingTopic(heading);
  const isPlan = /予定|今後|これから/.test(heading ?? "");
  const told = isPairs ? pairsTold(cells, topic, isPlan) : gridTold(cells, topic);
  const isUnsaid = rows.some((row, at) => told[at] === null && holdsBan(row));
  const isWarning = holdsBan(heading ?? "") || isOfDoses([heading ?? "", ...rows]);
  const isTorn = isUnsaid || (isWarning && told.includes(null));
  return { rows: isTorn ? rows.map(() => null) : told, isGrid: !isPairs };
}

/** A head has no figure, but for whom it is: 「団体（20名以上）」. */
const isHead = (cells: readonly string[]) =>
  cells.every(
    (cell) =>
      cell.length <= LONGEST_HEAD &&
      !/[\d０-９。]/u.test(cell.replace(/[（(][^（()）]*(?:以上|以下|未満|あたり)[)）]/gu, "")),
  );

/** 「大人は、当日が1,500円、前売りが1,200円です。」 */
function gridTold(cells: readonly string[][], heading: string | null): ToldRows {
  const [head = [], ...rest] = cells;
  const none = cells.map(() => null);
  const width = rest[0]?.length ?? 0;
  const isShifted = head.length === width - 1;
  const isWhole = rest.every((row) => row.length === width || isAcross(row.slice(1), width));
  if (!isWhole || !isHead(head) || (head.length !== width && !isShifted)) return none;
  const kind = isShifted ? "" : (head[0] ?? "");
  const heads = isShifted ? head : head.slice(1);
  const columns = heads.map((column) => topicOf(column));
  const known = heads.filter(isAttributeHead).length;
  const isOfAttributes = known >= FEWEST_ATTRIBUTES && (!isShifted || known === heads.length);
  const isOfDays = columns.length > 1 && columns.every((column) => WEEKDAY.test(column?.name ?? ""));
  if (!isOfDays && !(isOfAttributes ? isOfItsRows(heading, kind) : isShifted)) return none;
  const subject =
    heading && isMeasured(heading) && !columns.some((one) => one?.name.includes(heading)) ? heading : null;
  let isFirst = true;
  const told = rest.map((row) => {
    const grid = { kind, width, subject: isFirst ? subject : null };
    const isSure = isOfAttributes || isComparison(row);
    const said = isOfDays ? daysTold(row, columns, grid) : isSure ? rowTold(row, columns, grid) : null;
    isFirst &&= said === null;
    return said;
  });
  // Prices stand beside each other: who finds his own missing takes another for it.
  return isOfAttributes && told.includes(null) ? none : ["", ...told];
}
const FEWEST_ATTRIBUTES = 2;
const isAcross = (values: readonly string[], width: number) =>
  values.length === 1 && width > 2 && values[0] === "無料";
/** Below a heading that names another thing than the rows do, nobody hears of what they are. */
const isOfItsRows = (heading: string | null, kind: string) =>
  heading === null || isGeneric(heading) || isMeasured(heading) || (kind !== "" && heading.includes(kind));
/** 「電気代 / 4円 / 6円」 below the names of two things. */
const isComparison = ([label = "", ...values]: readonly string[]) =>
  (isAttributeHead(label) || isEssentialLabel(label)) && values.every((value) => HOLDS_FIGURE.test(value));

interface Grid {
  kind: string;
  width: number;
  subject: string | null;
}

function rowTold(
  [label = "", ...values]: readonly string[],
  columns: readonly (Topic | null)[],
  { kind, width, subject }: Grid,
): string | null {
  const topic = topicOf(label);
  if (!topic || topic.isCase || isPageLabel(label)) return null;
  if (isFigure(topic.name) || (isDate(topic.name) && !topic.name.includes("から")) || isYear(topic.name))
    return null;
  const begin = beginningOf(topic.name, kind, subject);
  const own = values.map((value) => (NOTHING.test(value) ? undefined : spokenValue(value)));
  if (own.some((value) => value !== undefined && !isPlain(value))) return null;
  const [first] = own;
  const isSame = own.length > 1 && own.every((value) => value && value.noun === first?.noun);
  if (isSame || isAcross(values, width)) return `${begin}${isSame ? "いずれも" : ""}${first?.noun}です。`;
  const parts = own.flatMap((value, at) => {
    const column = columns[at];
    if (!value) return [];
    return column && !column.isCase && !isGeneric(column.name) ? [`${column.name}が${value.noun}`] : [null];
  });
  if (parts.length === 0 || parts.some((part) => part === null)) return null;
  const told = `${begin}${parts.join("、")}です。`;
  return told.length <= LONGEST_ROW_SENTENCE ? told : null;
}

/** 「9時から12時が月曜日、火曜日です。」: of the days of a week those with a tick. */
function daysTold(
  [label = "", ...values]: readonly string[],
  columns: readonly (Topic | null)[],
  { subject }: Grid,
): string | null {
  const name = topicOf(label)?.name;
  if (!name || !values.every((value) => TICK.test(value) || OFF.test(value))) return null;
  const days = columns.flatMap((column, at) =>
    TICK.test(values[at] ?? "")
      ? [(column?.name ?? "").replace(/^([^祝])(?:曜日?)?$/u, "$1曜日").replace(/^祝$/, "祝日")]
      : [],
  );
  return days.length === 0
    ? null
    : `${subject ? `${subject}は、` : ""}${name}${subject ? "が" : "は、"}${days.join("、")}です。`;
}
const WEEKDAY = /^[月火水木金土日祝](?:曜日?|日)?$/u;
const TICK = /^[○◯◎●]$/u;
const OFF = /^(?:[×✕－―ー/／-]|休診?|休み)$/u;

/** 「容量80リットル以上の場合は、」, 「入館料は、一般の場合、」 */
function beginningOf(name: string, kind: string, subject: string | null): string {
  const isAmount = /(?:以上|以下|未満|まで|超)$/.test(name) && !/[月日時年歳才]/.test(name);
  const of = isAmount && kind && !isGeneric(kind) ? `${kind}${name}` : name;
  if (subject) return `${subject}は、${of}の場合、`;
  return isAmount ? `${of}の場合は、` : `${of}は、`;
}
