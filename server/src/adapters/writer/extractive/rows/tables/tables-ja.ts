import { feesByCaseTold } from "../fees/fees-by-case-ja.ts";
import { isAttributeHead, isEssentialLabel, isPageLabel } from "../label-lists-ja.ts";
import {
  headingTopic,
  isDate,
  isFigure,
  isGeneric,
  isMeasured,
  isYear,
  type Topic,
  topicOf,
} from "../row-topics-ja.ts";
import { spokenValue } from "../row-values-ja.ts";
import { changedDaysTold } from "./changed-days-ja.ts";
import { changedPricesTold } from "./changed-prices-ja.ts";
import { changedRowsTold } from "./changed-rows-ja.ts";
import { daysTold, WEEKDAY } from "./days-ja.ts";
import { withoutLookedUp } from "./looked-up-columns-ja.ts";
import { menuTold } from "./menus-ja.ts";
import { HOLDS_FIGURE, LONGEST_ROW_SENTENCE, pairsTold, type ToldRows } from "./pairs-ja.ts";
import { placesByDayTold } from "./places-by-day-ja.ts";
import { holdsBan, isOfDoses, isPlain } from "./plain-values-ja.ts";
import { rowPredicate } from "./row-parts-ja.ts";
import { scheduleTold } from "./schedules-ja.ts";
import { unspanned } from "./spanned-tables-ja.ts";
import { timetableTold } from "./timetables-ja.ts";

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
  below = "",
): { rows: ToldRows; isGrid: boolean } {
  const widths = rows.map((row) => cellsOf(row, false).length);
  const isPairs = widths.filter((width) => width <= 2).length * 2 > rows.length;
  const cells = rows.map((row) => cellsOf(row, isPairs));
  const changed = isPairs
    ? null
    : (changedPricesTold(cells, heading) ?? changedDaysTold(cells) ?? changedRowsTold(cells));
  if (changed) return { rows: changed, isGrid: true };
  const topic = headingTopic(heading);
  const isPlan = /予定|今後|これから/.test(heading ?? "");
  const isOfThings = cells.every(([label = ""]) => !isEssentialLabel(label) && !isAttributeHead(label));
  const menu = isPairs && isOfThings ? menuTold(cells, heading?.trim() ?? "") : null;
  const byCase = isPairs ? null : feesByCaseTold(cells, topic);
  const all = menu ?? byCase ?? (isPairs ? pairsTold(cells, topic, isPlan) : gridTold(cells, topic, below));
  // 「入場料 / 一般 / 3,200円」 between pairs: its second cell is no value.
  const told = isPairs ? all.map((one, at) => ((cells[at]?.length ?? 0) > 2 ? null : one)) : all;
  const isUnsaid = rows.some((row, at) => told[at] === null && holdsBan(row));
  const isWarning = holdsBan(heading ?? "") || isOfDoses([heading ?? "", ...rows]);
  const isTorn = isUnsaid || (isWarning && told.includes(null));
  return { rows: isTorn ? rows.map(() => null) : told, isGrid: !isPairs };
}

/** A head has no figure, but for whom it is: 「団体（20名以上）」, 「70歳以上」. */
const isHead = (cells: readonly string[]) =>
  cells.every(
    (cell) =>
      cell.length <= LONGEST_HEAD &&
      (isAttributeHead(cell) ||
        !/[\d０-９。]/u.test(cell.replace(/[（(][^（()）]*(?:以上|以下|未満|あたり)[)）]/gu, ""))),
  );

/** Of a column the bare name will do: 「回数券（11枚）」. Of two names only a head count surely limits the last. */
function columnOf(head: string): Topic | null {
  if (/^[^（(・]{2,}・[^（(]{2,}[（(][^（()）]*[)）]$/u.test(head)) {
    const parts = head.split("・").map((part) => topicOf(part)?.name);
    const isCounted = /・団体[（(][\d０-９]+[人名]以上[)）]$/u.test(head);
    return isCounted && !parts.includes(undefined) ? { name: parts.join("と"), isCase: false } : null;
  }
  return topicOf(head) ?? topicOf(head.replace(/[（(][^（()）]*[)）]/gu, ""));
}

/** Above the columns of things and times stand their names: 「HD-20」, 「4月1日から」. */
const isHeadOfThings = (cells: readonly string[]) =>
  cells.length > 1 &&
  new Set(cells).size === cells.length &&
  cells.every((cell) => {
    const topic = cell.length <= LONGEST_HEAD ? columnOf(cell) : null;
    return topic !== null && !topic.isCase && !isFigure(topic.name);
  });

/** 「大人は、当日が1,500円、前売りが1,200円です。」, whatever spans rows and columns. */
function gridTold(spanned: readonly string[][], heading: string | null, below: string): ToldRows {
  const { cells: plain, groups, heads: headRows } = unspanned(spanned);
  const cells = withoutDescriptions(withoutLookedUp(plain));
  const told = plainGridTold(cells, heading, { below, groups });
  return [...Array.from({ length: headRows - 1 }, () => told[0] ?? null), ...told];
}

/** The notes below a table, and the groups that its columns are in. */
interface Below {
  below: string;
  groups: readonly string[];
}

/** Beside figures a column of words says what the things are, unless it tells them apart or limits them. */
function withoutDescriptions(cells: readonly string[][]): string[][] {
  const [head = [], ...rest] = cells;
  const isEven = rest.every(({ length }) => length === head.length);
  const isApart = new Set(rest.map(([label]) => label)).size === rest.length;
  const left = head.map(
    (name, at) =>
      at > 0 && isEven && isApart && OF_WORDS.test(name) && !rest.some((row) => LIMITS.test(row[at] ?? "")),
  );
  const isOfFigures = rest.every((row) =>
    row.every((value, at) => at === 0 || left[at] || isPriced(value) || NOTHING.test(value)),
  );
  return cells.map((row) => (isOfFigures ? row.filter((_, at) => !left[at]) : [...row]));
}
const OF_WORDS = /^[^、。]{0,4}(?:内容|説明|概要)$/u;
const LIMITS = /[\d０-９]|無料|のみ|だけ|限|対象|以[上下外]|未満|[者方人]|場合|つき|ごと|あたり|必要|除/u;

function plainGridTold(
  cells: readonly string[][],
  heading: string | null,
  { below, groups }: Below,
): ToldRows {
  const [stated = [], ...rest] = cells;
  // 「項目」 above the labels says as much as an empty cell.
  const head = ITEM_HEAD.test(stated[0] ?? "") && stated.length > 2 ? stated.slice(1) : stated;
  const none = cells.map(() => null);
  const timed = timetableTold(cells, heading) ?? placesByDayTold(cells) ?? scheduleTold(cells);
  if (timed) return timed;
  const width = rest[0]?.length ?? 0;
  const isShifted = head.length === width - 1;
  const isNamedHead = isHead(head) || (isShifted && isHeadOfThings(head));
  if (!isNamedHead || (head.length !== width && !isShifted)) return none;
  const kind = isShifted ? "" : (head[0] ?? "");
  const heads = isShifted ? head : head.slice(1);
  const columns = heads.map(columnOf);
  const known = heads.filter((one) => isAttributeHead(one) || isEssentialLabel(one)).length;
  const isOfAttributes = known >= FEWEST_ATTRIBUTES && (!isShifted || known === heads.length);
  const isWhole = rest.every((row) => row.length === width || isAcross(row.slice(1), width));
  if (!isWhole && (isOfAttributes || !isShifted)) return none;
  const isOfDays = columns.length > 1 && heads.every((column) => WEEKDAY.test(column));
  if (isOfDays) return daysTold(rest, heads, heading, below);
  if (!(isOfAttributes ? isOfItsRows(heading, kind) : isShifted)) return none;
  const isOfPrices =
    heading !== null && isMeasured(heading) && rest.every((row) => row.slice(1).every(isPriced));
  const isOfColumn = (name: string) =>
    heading?.includes(name) || (heading !== null && name.includes(heading));
  const measured =
    heading && isMeasured(heading) ? heading.replace(/^[^と]*(?:内容|概要)と(?=[^と]{2,}$)/u, "") : null;
  // 「使用料と定員」: a price is of one of them.
  const things = measured?.split(/と|[・、]|及び|および/u) ?? [];
  const isOfTwo = things.length > 1 && things.some((thing) => NO_PRICE.test(thing));
  const subject =
    measured && !isOfTwo && !columns.some((one) => one && isOfColumn(one.name)) ? measured : null;
  let isFirst = true;
  const told = rest.map((row) => {
    const grid = { kind, width, groups, subject: isFirst ? subject : null };
    const isRow = row.length === width || isAcross(row.slice(1), width);
    const isSure = isOfAttributes || isOfPrices || isComparison(row);
    const said = isRow && isSure ? rowTold(row, columns, grid) : null;
    isFirst &&= said === null;
    return said;
  });
  // Prices stand beside each other: who finds his own missing takes another for it.
  return isOfAttributes && told.includes(null) ? none : ["", ...told];
}
const NO_PRICE = /(?:時間|定員|人数|日程|期[間限]|回数)$/u;
const ITEM_HEAD = /^(?:比較)?(?:項目|内容)$/u;
const FEWEST_ATTRIBUTES = 2;
const isPriced = (value: string) => HOLDS_FIGURE.test(value) || NOTHING.test(value);
const isAcross = (values: readonly string[], width: number) =>
  values.length === 1 && width > 2 && values[0] === "無料";
/** Below a heading that names another thing than the rows do, nobody hears of what they are. */
const isOfItsRows = (heading: string | null, kind: string) =>
  heading === null || isGeneric(heading) || isMeasured(heading) || (kind !== "" && heading.includes(kind));
/** 「電気代 / 4円 / 6円」 below the names of two things. */
const isComparison = ([label = "", ...values]: readonly string[]) =>
  (isAttributeHead(label) || isEssentialLabel(label) || isMeasured(label.replace(/\s*[（(].*$/u, ""))) &&
  values.every((value) => HOLDS_FIGURE.test(value));

interface Grid {
  kind: string;
  width: number;
  groups: readonly string[];
  subject: string | null;
}

function rowTold(
  [label = "", ...values]: readonly string[],
  columns: readonly (Topic | null)[],
  { kind, width, groups, subject }: Grid,
): string | null {
  const topic = topicOf(label);
  if (!topic || topic.isCase || isPageLabel(label)) return null;
  if (isFigure(topic.name) || (isDate(topic.name) && !topic.name.includes("から")) || isYear(topic.name))
    return null;
  const begin =
    subject && groups.some((group) => group !== "")
      ? `${subject}は、${topic.name}で、`
      : beginningOf(topic.name, kind, subject);
  const own = values.map((value) => (NOTHING.test(value) ? undefined : spokenValue(value)));
  if (own.some((value) => value !== undefined && !isPlain(value))) return null;
  const [first] = own;
  const isSame = own.length > 1 && own.every((value) => value && value.noun === first?.noun);
  if (isSame || isAcross(values, width)) return `${begin}${isSame ? "いずれも" : ""}${first?.noun}です。`;
  const parts = own.flatMap((value, at) => {
    const column = columns[at];
    if (!value) return [];
    return column && !column.isCase && !isGeneric(column.name)
      ? [{ column: `${groups[at] ?? ""}${column.name}`, noun: value.noun ?? "" }]
      : [null];
  });
  const predicate = parts.includes(null) ? null : rowPredicate(parts.filter((part) => part !== null));
  if (predicate === null) return null;
  const told = `${begin}${predicate}です。`;
  return told.length <= LONGEST_ROW_SENTENCE ? told : null;
}

/** 「容量80リットル以上の場合は、」, 「入館料は、一般の場合、」 */
function beginningOf(name: string, kind: string, subject: string | null): string {
  const isAmount = /(?:以上|以下|未満|まで|超)$/.test(name) && !/[月日時年歳才]/.test(name);
  const of = isAmount && kind && !isGeneric(kind) ? `${kind}${name}` : name;
  if (subject) return `${subject}は、${of}の場合、`;
  return isAmount ? `${of}の場合は、` : `${of}は、`;
}
