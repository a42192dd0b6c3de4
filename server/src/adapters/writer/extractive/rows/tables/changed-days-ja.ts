import { nounAsWritten } from "../as-written-ja.ts";
import { valueSpoken } from "../written-values-ja.ts";
import { AFTER, BEFORE } from "./changed-prices-ja.ts";
import { LONGEST_ROW_SENTENCE, type ToldRows } from "./pairs-ja.ts";

/** 「水曜日」, 「毎週木曜日」, 「第2・第4水曜日」, 「月・木曜日」 */
const DAYS = /^(?:毎週|隔週|第[\d・、第と]{1,9})?の?[月火水木金土日](?:[・、と][月火水木金土日])*曜日?$/u;
const MOST_ROWS = 8;
const OF_TIME = /\d/u;

/**
 * 「東地区は水曜日が金曜日に、港地区は月曜日が毎週木曜日に、10月から変わります。西地区は火曜日のままです。」: a table of days before a
 * date and from it on. Null for another table, and where one row cannot be said.
 */
export function changedDaysTold(cells: readonly string[][]): ToldRows | null {
  const [head = [], ...rest] = cells;
  const [before = "", after = ""] = head.slice(-2).map((one) => valueSpoken(one.trim()));
  const isOfTimes = head.length === 3 && BEFORE.test(before) && AFTER.test(after);
  if (!isOfTimes || rest.length < 2 || rest.length > MOST_ROWS) return null;
  const rows = rest.map((row) => row.map((cell) => valueSpoken(cell.trim())));
  const isSayable = rows.every(
    ([label = "", was = "", will = ""]) => nounAsWritten(label) && DAYS.test(was) && DAYS.test(will),
  );
  const changed = rows.filter(([, was, will]) => was !== will);
  if (!isSayable || changed.length === 0) return null;
  const same = rows.filter(([, was, will]) => was === will);
  const ending = OF_TIME.test(after) ? `、${after}変わります` : "変わります";
  const told =
    `${changed.map(([label, was, will]) => `${label}は${was}が${will}に`).join("、")}${ending}。` +
    (same.length > 0 ? `${same.map(([label, was]) => `${label}は${was}`).join("、")}のままです。` : "");
  return told.length <= LONGEST_ROW_SENTENCE ? ["", told, ...rest.slice(1).map(() => "")] : null;
}
